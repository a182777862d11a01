import type {} from '@fastify/jwt';
import type { AccessTokenClaims } from '@vidyapath/http/auth';
import type { Role } from '@vidyapath/http/roles';

/** The sender of a request, from a verified token. */
export interface SessionUser {
  id: number;
  name: string;
  email: string;
  role: Role;
  jti: string;
  /** The session, which keeps its id when its token is replaced. */
  sid: string;
  /** Seconds since the epoch. */
  iat: number;
  exp: number;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Partial<AccessTokenClaims>;
    /** Null when the request carries no token. */
    user: SessionUser | null;
  }
}
