/** The service that sends a request, by a token that was verified. */
export interface ServiceIdentity {
  /** Its client id, which is its name. */
  id: string;
  scopes: readonly string[];
  /** Seconds since the epoch. */
  exp: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on routes for persons. */
    service: ServiceIdentity | null;
  }
}
