/** Sizes and times of every server, in bytes and milliseconds. */
export const serverLimits = {
  bodyBytesMax: 1_024 * 1_024,
  /** Path and query together. */
  addressBytesMax: 8 * 1_024,
  /** One header's value. A browser sends a `Referer` of up to 4,096. */
  headerBytesMax: 4 * 1_024,
  /** The value of `Authorization` or `Cookie`. A token of 16 KB must reach the token check, which answers 401. */
  credentialBytesMax: 20 * 1_024,
  headersMax: 100,
  /** The request line and all headers. */
  headBytesMax: 64 * 1_024,
  /** Requests of one connection that wait for their answers. Browsers and nginx send one at a time. */
  pipelinedMax: 20,
  headersMs: 15_000,
  /** How often slow heads and requests are looked for; node's own interval would add half a minute. */
  checkEveryMs: 1_000,
  requestMs: 120_000,
  /** From the request line to the answer. */
  handlerMs: 30_000,
  /** From here on an answer to a person is large, and is sent in pieces of this size. */
  largeAnswerBytes: 64 * 1_024,
  /** Time in which a piece of a large answer must be read. */
  unreadMs: 30_000,
  /** Time without a byte in either direction. */
  connectionMs: 75_000,
} as const;

/** The same as `handlerMs` for a route that reads a file. */
export const uploadHandlerMs = 100_000;

/** The same for a route that streams a list of any length, which a slow line takes long to read. */
export const longAnswerMs = 10 * 60_000;

/** An id of a request that a proxy in front may have given it. */
export const requestIdPattern = '^[\\w-]{8,64}$';
