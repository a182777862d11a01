export const cacheControl = {
  /** A name with a hash of its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, manifests and `/remotes.json`: kept, and asked for each time. */
  asked: 'no-cache',
  /** Errors. */
  failed: 'no-store',
} as const;

/**
 * Made at build time, beside the file; the first that a client takes is sent. Of answers that are made on request, lists and public content for visitors are
 * compressed by the service that owns them. An edge compresses nothing: a record's tag has to stay as a change names it, and the length of an
 * answer that holds a secret and a part of the request must not reveal what the two share.
 */
export const builtEncodings = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
] as const;
