import { describe, expect, test } from "vitest";
import { onlyHere } from "./reach";

describe("an address that only this machine understands", () => {
  test.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "::1", "gwarek.localhost"])("%s", (name) =>
    expect(onlyHere(name)).toBe(true),
  );
  test.each(["192.168.1.7", "gwarek.example", "10.0.0.127", "localhost.example"])("not %s", (name) =>
    expect(onlyHere(name)).toBe(false),
  );
});
