// The baselines: bare Fastify routes that send given bytes, make one query, or check one password.
import { verify } from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';

/** `body`: base64. With `sql` its rows are sent as JSON; with `hash` the body's `password` is checked against it. */
export interface Baseline {
  path: string;
  method: 'GET' | 'POST';
  type: string;
  body?: string;
  sql?: string;
  hash?: string;
}

const baselines = JSON.parse(process.env.BENCH_YARDSTICKS ?? '[]') as Baseline[];
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE ?? '', max: 8 });
const app = fastify();
for (const { path, method, type, body = '', sql, hash } of baselines) {
  const bytes = Buffer.from(body, 'base64');
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      if (hash !== undefined) await verify(hash, (request.body as { password: string }).password);
      if (sql === undefined) return reply.type(type).send(bytes);
      const { rows } = await pool.query(sql);
      return reply.type(type).send(JSON.stringify(rows));
    },
  });
}
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
