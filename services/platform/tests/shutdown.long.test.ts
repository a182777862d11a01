import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { sendJson, signIn } from './support/api';
import type { RunningProcess } from './support/processes';
import { createReplicas, type Replicas } from './support/replicas';

let database: TestDatabase;
let replicas: Replicas;
beforeAll(async () => {
  database = await createTestDatabase();
  replicas = await createReplicas(database.url);
});
afterAll(async () => {
  await Promise.all([replicas.remove(), database.drop()]);
});

const replica = (variables: Record<string, string> = {}): Promise<RunningProcess> =>
  replicas.start({ RATE_LIMIT_PER_MINUTE: '0', ...variables });

async function end(process: RunningProcess): Promise<void> {
  process.kill('SIGTERM');
  expect((await process.ended).code).toBe(0);
}

/** A request over one of the agent's connections; rejects when it gets no answer. */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent }, (response: IncomingMessage) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', (error) => reject(new Unanswered(!request.reusedSocket, error))).end();
  });
}

/** A request without an answer; `whileConnecting` when its connection was new. */
class Unanswered extends Error {
  constructor(
    readonly whileConnecting: boolean,
    override readonly cause: Error,
  ) {
    super(cause.message);
  }
}

/** The connection was refused, or reset while it waited to be accepted, which a server of Node cannot prevent when it closes. */
const refused = (error: unknown): boolean => error instanceof Unanswered && error.whileConnecting;

test('SIGTERM under load: open requests are answered, later connections are refused, exit 0', async () => {
  const platform = await replica();
  const url = await platform.ready;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const broken: unknown[] = [];
  let answered = 0;
  let refusedCount = 0;
  const client = async (): Promise<void> => {
    for (;;) {
      try {
        expect(await ask(`${url}/api/course?q=${answered}`, agent)).toBe(200);
        answered += 1;
      } catch (error) {
        if (refused(error)) refusedCount += 1;
        else broken.push(error);
        return;
      }
    }
  };
  const clients = Array.from({ length: 16 }, client);
  while (answered < 200 && broken.length === 0) await pause(10);
  await end(platform);
  await Promise.all(clients);
  expect(broken).toEqual([]);
  expect(refusedCount).toBe(16);
});

test('two replicas restarted one after the other behind a balancer drop no request and lose no write', async () => {
  const running = [await replica(), await replica()];
  const urls = await Promise.all(running.map(({ ready }) => ready));
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const answers = new Map<number, number>();
  let ending = false;
  const broken: unknown[] = [];
  /** As a balancer does: the next replica when the connection itself is refused, and no second try otherwise. */
  const client = async (first: number): Promise<void> => {
    for (let turn = first; !ending; turn += 1) {
      const tries = [urls[turn % 2] ?? '', urls[(turn + 1) % 2] ?? ''];
      await pause(5);
      try {
        const status = await ask(`${tries[0]}/api/category`, agent).catch((error: unknown) => {
          if (!refused(error)) throw error;
          return ask(`${tries[1]}/api/category`, agent);
        });
        answers.set(status, (answers.get(status) ?? 0) + 1);
      } catch (error) {
        ending = true;
        broken.push(error);
      }
    }
  };
  const clients = Array.from({ length: 8 }, (_, index) => client(index));
  for (const index of [0, 1]) {
    const { port } = new URL(urls[index] ?? '');
    await end(running[index] as RunningProcess);
    running[index] = await replica({ PORT: port });
    await running[index].ready;
  }
  ending = true;
  await Promise.all(clients);
  expect(broken).toEqual([]);
  expect([...answers.keys()]).toEqual([200]);
  await Promise.all(running.map(end));
  // Four starts of the platform, on a machine that may be busy.
});

test('200 connections that send their request a byte at a time delay no other client', async () => {
  const platform = await replica();
  const url = new URL(await platform.ready);
  const session = await signIn(url.origin);
  const slow = Array.from({ length: 200 }, () => connect(Number(url.port), url.hostname));
  for (const socket of slow)
    socket.on('error', () => undefined).write('GET /api/category HTTP/1.1\r\nhost: x\r\nx-a: ');
  const sending = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('a')), 200);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const statuses = await Promise.all(Array.from({ length: 100 }, () => ask(`${url.origin}/api/category`, agent)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await sendJson(`${url.origin}/api/category`, { CategoryName: 'Beside the slow' }, session)).status).toBe(201);
  clearInterval(sending);
  for (const socket of slow) socket.destroy();
  await end(platform);
});
