// A bare Fastify route that sends the files of a folder.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';

const [folder = ''] = process.argv.slice(2);
const app = fastify();
app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
  const file = await open(join(folder, request.params.name));
  const { size } = await file.stat();
  return reply.type('video/iso.segment').header('content-length', size).send(file.createReadStream());
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
