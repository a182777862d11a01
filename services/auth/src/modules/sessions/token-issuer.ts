import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { SigningKey } from '../keys/signing-keys';
import type { UserRow } from '../users/users.repository';
import { uuidv7 } from './uuid-v7';

export interface TokenIssuerOptions {
  key: SigningKey;
  issuer: string;
  audience: string;
  ttlSeconds: number;
}

declare module '@fastify/jwt' {
  interface JWT {
    /** Only auth has it: signs with the private key. */
    issued: Pick<JWT, 'sign'>;
  }
}

/** @param after the moment until which this user's tokens are void; the new one is later by its `jti` */
export type IssueToken = (user: UserRow, after?: Date) => string;

/** Adds the signing side to a scope that checks tokens already. */
export async function registerTokenIssuer(app: FastifyInstance, options: TokenIssuerOptions): Promise<IssueToken> {
  const { key, issuer, audience, ttlSeconds } = options;
  await app.register(jwt, {
    namespace: 'issued',
    secret: { private: key.privatePem, public: key.publicPem },
    sign: { algorithm: 'ES256', kid: key.kid, iss: issuer, aud: audience, expiresIn: ttlSeconds },
  });
  return ({ id, name, email, role }, after = new Date(0)) => {
    const jti = uuidv7(Math.max(Date.now(), after.getTime() + 1));
    return app.jwt.issued.sign({ id, name, email, role, jti });
  };
}
