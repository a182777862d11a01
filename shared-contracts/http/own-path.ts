/** Browsers drop some control characters from an address, and read backslashes as slashes. */
const rewritten = /[\p{Cc}\\]/u;

/**
 * Path, query and hash of an address that stays on the origin of `base`; undefined for every other address. Both the parsed address and
 * the resulting path are checked: `/.//evil.example` is of this origin, and its path alone is not.
 */
export function ownPath(address: string, base: string): string | undefined {
  if (rewritten.test(address) || !URL.canParse(address, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, base);
  return origin === new URL(base).origin && /^\/(?!\/)/.test(pathname) ? `${pathname}${search}${hash}` : undefined;
}

/** Address for a link or a player: a path of this origin, or an http(s) address of another one. */
export function pathOrAddress(address: string, base: string): string | undefined {
  if (address.startsWith('/')) return ownPath(address, base);
  if (rewritten.test(address) || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}
