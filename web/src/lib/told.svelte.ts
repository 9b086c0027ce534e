// What the teacher at this table has explained, and what of it is open now.
import type { Concept, Teacher } from "./types";

export class Explained {
  /** Everything explained here, as it was met. */
  all = $state.raw<readonly Concept[]>([]);
  /** An explanation asked for again. */
  again = $state.raw<Concept | null>(null);
  /** The newest one is understood: the row is folded. */
  folded = $state(false);

  heard(teacher: Teacher): void {
    const { concept, notes = [] } = teacher;
    const fresh = concept && !this.all.some((c) => c.id === concept.id);
    this.all = notes;
    if (!fresh) return;
    this.again = null;
    this.folded = false;
  }
  /** Read one of them again; the same once more puts it away. */
  open(concept: Concept): void {
    this.again = this.again?.id === concept.id ? null : concept;
  }
  fold(): void {
    this.again = null;
    this.folded = true;
  }
}
