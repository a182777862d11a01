import jwt from '@fastify/jwt';
import type { AccessTokenClaims } from '@vidyapath/http/auth';
import { roles, type Role } from '@vidyapath/http/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enforceAccess, isForServices } from './access';
import { HttpProblem, invalidToken } from '../http/errors';
import { takeTurnsOfLargeAnswers } from '../http/large-answers';
import type { KeySource } from './key-source';
import type { RevocationSource } from './revocation-follower';
import { takeTurnsOfWrites } from '../queue/write-turns';
import type {} from './service-identity';
import { createServiceTokenCheck } from './service-token';
import type { SessionUser } from './session-user';
import { keyIdOf } from './token-header';
import { createVerifiedTokens } from './verified-tokens';

export interface TokenCheckOptions {
  keys: KeySource;
  revocations: RevocationSource;
  issuer: string;
  audience: string;
}

/**
 * Verifies the token of each request of this plugin's routes, sets `request.user`, or on a route for services `request.service`,
 * and enforces their `config.access`; writes and large answers of one person take turns. A token that is sent and not valid is a 401 on public routes too. Call it before the routes.
 */
export async function registerTokenCheck(app: FastifyInstance, options: TokenCheckOptions): Promise<void> {
  await app.register(jwt, {
    secret: (request, token, done) => {
      const { header } = token as { header?: { kid?: unknown } };
      keyFor(options.keys, header?.kid, request.id).then(
        (key) => done(null, key),
        (error: Error) => done(error, undefined),
      );
    },
    decode: { complete: true },
    verify: {
      algorithms: ['ES256'],
      allowedIss: options.issuer,
      allowedAud: options.audience,
      requiredClaims: ['iss', 'aud', 'exp', 'iat', 'jti', 'id', 'role'],
    },
  });
  const verified = createVerifiedTokens<SessionUser>(options.keys);
  const userOf = async (request: FastifyRequest, authorization: string): Promise<SessionUser> => {
    const known = verified.find(authorization);
    if (known) return known;
    const kid = keyIdOf(authorization);
    if (kid === undefined) throw refused();
    const user = await verify(request);
    verified.remember(authorization, kid, user);
    return user;
  };
  const serviceOf = createServiceTokenCheck(options);
  app.decorateRequest('service', null);
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    const { access } = request.routeOptions.config;
    if (authorization === undefined || access === 'credentials') return;
    if (isForServices(access)) {
      request.service = await serviceOf(authorization, request.id);
      return;
    }
    request.user = await userOf(request, authorization);
    if (await options.revocations.isRevoked(request.user)) throw refused();
  });
  enforceAccess(app);
  takeTurnsOfWrites(app);
  takeTurnsOfLargeAnswers(app);
}

async function verify(request: FastifyRequest): Promise<SessionUser> {
  try {
    return sessionUserOf(await request.jwtVerify<Partial<AccessTokenClaims>>());
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    throw refused(error);
  }
}

async function keyFor(keys: KeySource, kid: unknown, requestId: string): Promise<string> {
  const key = typeof kid === 'string' ? await keys.find(kid, requestId) : undefined;
  if (!key) throw refused();
  return key;
}

function sessionUserOf(claims: Partial<AccessTokenClaims>): SessionUser {
  const { id, name = '', email = '', role, jti, iat, exp } = claims;
  if (typeof id !== 'number' || typeof jti !== 'string' || typeof iat !== 'number' || typeof exp !== 'number')
    throw refused();
  if (!roles.some((known) => known === role)) throw refused();
  // A session's first token and the tokens of earlier releases name the session by their own id.
  return { id, name, email, role: role as Role, jti, sid: claims.sid ?? jti, iat, exp };
}

function refused(cause?: unknown): HttpProblem {
  const detail = 'Your session is not valid any more. Please log in again.';
  return invalidToken(detail, { kind: 'session-not-valid', cause });
}
