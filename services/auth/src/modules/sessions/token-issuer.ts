import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { SigningKey } from '../keys/signing-keys';
import type { StartedSession } from './start-session.repository';
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

export type IssueToken = (session: StartedSession) => string;

/** Adds the signing side to a scope that checks tokens already. */
export async function registerTokenIssuer(app: FastifyInstance, options: TokenIssuerOptions): Promise<IssueToken> {
  const { key, issuer, audience, ttlSeconds } = options;
  await app.register(jwt, {
    namespace: 'issued',
    secret: { private: key.privatePem, public: key.publicPem },
    sign: { algorithm: 'ES256', kid: key.kid, iss: issuer, aud: audience, expiresIn: ttlSeconds },
  });
  return ({ user: { id, name, email, role }, issuedAt }) =>
    app.jwt.issued.sign({ id, name, email, role, jti: uuidv7(issuedAt.getTime()) });
}
