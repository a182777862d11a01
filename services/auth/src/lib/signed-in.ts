import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { FastifyRequest } from 'fastify';

export const signedInId = (request: Pick<FastifyRequest, 'user'>): number => signedIn(request).id;
