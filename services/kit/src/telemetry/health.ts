import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '@vidyapath/http/problem';
import { unavailable } from '../http/errors';

/** Resolves when the checked resource can serve; rejects or exceeds its time otherwise. */
export type ReadyCheck = () => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/health/ready` depend on `check`. Plugins call it for their database or storage. */
    addReadyCheck(name: string, check: ReadyCheck): void;
    /** A sentence in the answer of `/health/ready` about a part without which the service serves. Undefined: none at present. */
    addReadyNote(words: () => string | undefined): void;
  }
}

const AnswerSchema = Type.Object({ status: Type.String() });
const ReadySchema = Type.Object({ status: Type.String(), notes: Type.Optional(Type.Array(Type.String())) });
const checkMilliseconds = 1_800;
/** Databases and storage are checked at most once a second, for any number of requests. */
const rememberedMilliseconds = 1_000;

export function registerHealth(app: FastifyInstance): void {
  const checks = new Map<string, ReadyCheck>();
  app.decorate('addReadyCheck', (name: string, check: ReadyCheck) => {
    checks.set(name, check);
  });
  const notes: (() => string | undefined)[] = [];
  app.decorate('addReadyNote', (words: () => string | undefined) => {
    notes.push(words);
  });
  const namesOfAway = async (): Promise<string[]> => {
    const results = await Promise.allSettled([...checks.values()].map((check) => inTime(check)));
    return [...checks.keys()].filter((_, index) => results[index]?.status === 'rejected');
  };
  let latest: Promise<string[]> | undefined;
  const look = (): Promise<string[]> => {
    latest ??= namesOfAway().finally(() =>
      setTimeout(() => {
        latest = undefined;
      }, rememberedMilliseconds).unref(),
    );
    return latest;
  };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  const config = { access: 'public', rateLimit: false } as const;
  app.get(
    '/health/live',
    { config, schema: { tags: ['operations'], operationId: 'live', response: { 200: AnswerSchema } } },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/health/ready',
    {
      config,
      schema: { tags: ['operations'], operationId: 'ready', response: { 200: ReadySchema, ...problemResponses(503) } },
    },
    async (request) => {
      if (closing) throw unavailable(2, 'Not ready: closing.');
      const away = await look();
      if (away.length > 0) {
        request.log.warn({ away }, 'not ready');
        throw unavailable(2, `Not ready: ${away.join(', ')}.`);
      }
      const said = notes.flatMap((words) => words() ?? []);
      return { status: 'ok', ...(said.length > 0 ? { notes: said } : {}) };
    },
  );
}

async function inTime(check: ReadyCheck): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long.')), checkMilliseconds);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
