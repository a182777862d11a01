export const cacheControl = {
  /** A name with a hash of its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, manifests and `/remotes.json`: stored, and revalidated each time. */
  revalidated: 'no-cache',
  /** Errors. */
  failed: 'no-store',
} as const;

/**
 * Encodings of files that are made at build time; the first that a client accepts is sent. Services compress their own lists and public
 * content for visitors. An edge compresses nothing: a change names a record's tag, which must stay the same, and the length of an answer with
 * a secret and a part of the request must not reveal their common text.
 */
export const builtEncodings = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
] as const;
