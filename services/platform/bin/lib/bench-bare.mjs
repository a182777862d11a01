// A bare Fastify server that answers each path with bytes that it was given: what the platform is measured against.
import fastify from 'fastify';

/** @type {{ method: 'GET' | 'POST', url: string, status: number, type: string, body: string }[]} */
const answers = JSON.parse(process.env.BENCH_ANSWERS ?? '[]');
const app = fastify();
for (const { method, url, status, type, body } of answers) {
  const [path = ''] = url.split('?', 1);
  const bytes = Buffer.from(body, 'base64');
  app.route({ method, url: path, handler: (_request, reply) => reply.code(status).type(type).send(bytes) });
}
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
