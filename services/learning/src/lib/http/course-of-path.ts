import type { FastifyRequest } from 'fastify';

/** For `config.learns` of a route below `/courses/:id`. */
export const courseOfPath = ({ params }: Pick<FastifyRequest, 'params'>): number => (params as { id: number }).id;
