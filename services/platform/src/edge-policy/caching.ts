export const cacheControl = {
  /** A name with a hash of its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, manifests and `/remotes.json`: kept, and asked for each time. */
  asked: 'no-cache',
  /** Errors. */
  failed: 'no-store',
} as const;

/** Made at build time, beside the file; the first that a client takes is sent. Answers made on request go as they are: compressing them would weaken the ETag that a change is checked by. */
export const builtEncodings = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
] as const;
