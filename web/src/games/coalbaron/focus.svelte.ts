/** Which shaft is drawn large, and which part of the board the phone shows. */
export type Frame = "yard" | "mine" | "others";

class Focus {
  /** a shaft somebody asked to see large; null is one's own (or seat 0 for a spectator) */
  seat = $state<number | null>(null);
  frame = $state<Frame>("yard");

  large(as: number | null, seats: number): number {
    const wanted = this.seat ?? as ?? 0;
    return wanted < seats ? wanted : 0;
  }
}
export const focus = new Focus();
