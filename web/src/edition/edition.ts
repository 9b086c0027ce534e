// What differs between Gwarek with a server and Gwarek in the page alone. `$edition` is one of the two rooms beside
// this file, chosen when the pages are built; no other code asks which.
import type { Component } from "svelte";

/** An answer over HTTP, or as if. */
export interface Answer {
  status: number;
  text: string;
}

/** Why a line was closed: codes from 4400 to 4499 say that it is no use to try again. */
export type Closing = Pick<CloseEvent, "code" | "reason">;

/** A line to a table: as much of a WebSocket as a table needs. */
export interface Line {
  readonly readyState: number;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: Closing) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Who answers the calls of docs/protocol.md. */
export interface Transport {
  call(method: string, path: string, body: unknown): Promise<Answer>;
  line(path: string): Line;
  /** Where a file of the API can be had: the `href` of a link. */
  url(path: string): string;
}

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** How pages are addressed. */
export interface Addresses {
  /** The page shown now. */
  here(): Place;
  /** The address of a page, as the browser shows it. */
  of(path: string): string;
  /** The page a link leads to; null: not one of ours, or a place on this page. */
  led(link: HTMLAnchorElement): Place | null;
}

export interface Edition {
  transport: Transport;
  addresses: Addresses;
  /** Nobody comes from elsewhere: no invitations, nobody to watch or to talk to. */
  alone: boolean;
  /** What a person should know of it now, above every page. */
  Notice: Component | null;
  /** Where a person keeps their games, among the settings. */
  Keeping: Component | null;
  /** Once, before anything is shown. */
  start(): void;
}
