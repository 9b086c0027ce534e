/** The lists of tables, asked anew every few seconds while a page shows them. */
import { api } from "../../lib/api";
import type { Tables } from "../../lib/types";

const EVERY = 6000;

export class Lists {
  tables: Tables | null = $state(null);
  fault: unknown = $state(null);

  /** Use in an effect; the answer stops it. */
  watch(): () => void {
    void this.ask();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.ask(), EVERY);
    return () => clearInterval(timer);
  }

  async ask(): Promise<void> {
    try {
      this.tables = await api.tables();
      this.fault = null;
    } catch (fault) {
      this.fault = fault;
    }
  }
}
