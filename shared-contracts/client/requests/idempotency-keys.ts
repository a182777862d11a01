export interface IdempotencyKeys {
  /** The key of this call: the same for a repeated call until an answer ends it. */
  keyOf(url: string, payload: string): string;
  /** Call it with the status of an answer that was read in full; after a lost or failed one the key stays. */
  answered(url: string, payload: string, status: number): void;
}

/**
 * `Idempotency-Key`s for calls that create. A repeated call, because of a double click or a lost answer, has the same
 * key, so the server stores one record. After an answer the key ends: the same content sent again is a new record.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyOf(url, payload) {
      const call = `${url}\n${payload}`;
      const key = open.get(call) ?? randomKey();
      open.set(call, key);
      return key;
    },
    answered(url, payload, status) {
      if (status < 500) open.delete(`${url}\n${payload}`);
    },
  };
}

/** Not `randomUUID`, which pages without TLS lack. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
