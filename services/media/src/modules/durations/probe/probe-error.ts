/** A probe that cannot continue. `message` is a sentence for the user. */
export class ProbeError extends Error {
  override readonly name: string = 'ProbeError';
}

/** The address itself is refused, before any connection. */
export class RefusedAddressError extends ProbeError {
  override readonly name = 'RefusedAddressError';
}

const sentences: Record<string, string> = {
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server broke off the connection.',
  UND_ERR_SOCKET: 'The server broke off the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'The server could not be reached in time.',
  UND_ERR_HEADERS_TIMEOUT: 'The server did not answer in time.',
  UND_ERR_BODY_TIMEOUT: 'The server stopped sending.',
  UND_ERR_HEADERS_OVERFLOW: 'The server gave an answer that cannot be read.',
  ETIMEDOUT: 'The server could not be reached in time.',
};

/** A sentence for the error that ended a probe, without details of the network. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ProbeError) return error.message;
  const { name, code, cause } = (error ?? {}) as { name?: string; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'Reading the duration took too long.';
  const known = typeof code === 'string' ? sentenceOfCode(code) : undefined;
  if (known) return known;
  return cause ? sentenceOf(cause) : 'The duration could not be read.';
}

function sentenceOfCode(code: string): string | undefined {
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) return "The server's certificate could not be verified.";
  if (code.startsWith('HPE_')) return 'The server gave an answer that cannot be read.';
  return sentences[code];
}
