/** Sizes and times of every server, in bytes and milliseconds. */
export const serverLimits = {
  bodyBytesMax: 1_024 * 1_024,
  /** A token of 16 KB must reach the token check, which answers 401. */
  headerBytesMax: 64 * 1_024,
  headersMs: 15_000,
  requestMs: 120_000,
  /** From the request line to the answer. */
  handlerMs: 30_000,
  /** Without a byte in either direction. */
  connectionMs: 75_000,
} as const;

/** The same as `handlerMs` for a route that reads a file. */
export const uploadHandlerMs = 100_000;

/** An id of a request that whoever is in front may have given it. */
export const requestIdPattern = '^[\\w-]{8,64}$';
