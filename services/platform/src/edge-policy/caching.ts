export const cacheControl = {
  /** A name with a hash of its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, manifests and `/remotes.json`: kept, and asked for each time. */
  asked: 'no-cache',
  /** Errors. */
  failed: 'no-store',
} as const;

/**
 * Made at build time, beside the file; the first that a client takes is sent. Of what is made on request, lists and public content for visitors are
 * compressed by the service that keeps them. An edge compresses nothing: a record's tag has to stay as a change names it, and what a token or password
 * is answered with, beside what was sent, must not tell by its length what they share.
 */
export const builtEncodings = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
] as const;
