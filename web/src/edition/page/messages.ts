// What page and workers say to each other.
import type { Standing } from "./engine";

export type Wish =
  | { kind: "start"; folder: string }
  | { kind: "ask"; number: number; method: string; path: string; body: string | null }
  | { kind: "take"; number: number; file: string }
  | { kind: "connect"; line: number; path: string }
  | { kind: "hear"; line: number; text: string }
  | { kind: "leave"; line: number };

export type Told =
  | { kind: "answer"; number: number; status: number; text: string }
  | { kind: "down"; line: number; text: string }
  | { kind: "closed"; line: number; code: number; reason: string }
  | { kind: "standing"; standing: Partial<Standing> };

/** A question for a bot as the house mails it (src/gwarek/pages/mail.py). */
export interface Question {
  number: number;
  what: string;
}

/** What leaves the house after each thing said to it (`PageHouse.post`). */
export interface Post {
  changed: Record<string, string>;
  down: [number, string][];
  closed: [number, number, string][];
  questions: Question[];
  stopped: number[];
  warm: boolean;
  due: number | null;
}

export type BotWish = { kind: "start"; folder: string } | { kind: "think"; question: Question };
export type BotTold =
  | { kind: "ready" }
  | { kind: "answered"; number: number; text: string }
  | { kind: "failed"; number: number; why: string };
