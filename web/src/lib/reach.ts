/** Is this name of a server one that only its own machine understands? */
export const onlyHere = (hostname: string): boolean =>
  /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
