/** Whose the Enter key is. A choice that is complete has it, wherever the focus is: the confirm button says so. It is lent to
    something else only while the keyboard has walked there since the choice was made, and the button then says it no longer. */
class Enter {
  away = $state(false);
  #walking = false;

  /** A key was pressed: does it move the focus? */
  key(key: string): void {
    this.#walking = key === "Tab" || key.startsWith("Arrow") || /^[hmog]$/.test(key);
  }
  /** A pointer never walks: what it pressed was pressed, and the next Enter is the choice's. */
  pointer(): void {
    this.#walking = this.away = false;
  }
  focus(target: Element): void {
    this.away = this.#walking && !target.closest(".is-chosen, .act.on, .confirm");
  }
  /** Another choice, or none. */
  settle(): void {
    this.away = false;
  }
}
export const enter = new Enter();

/** Dialogs and fields that are typed in keep their own Enter. */
export function keepsEnter(target: Element): boolean {
  if (target.closest("textarea, select, [contenteditable], [role=dialog]")) return true;
  return target instanceof HTMLInputElement && !["radio", "checkbox", "range", "button"].includes(target.type);
}
