import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { unavailable } from '@vidyapath/service-kit/http/errors';
import { batchSize, type List } from '@vidyapath/service-kit/lists/streamed-list';
import { smallOffset } from '@vidyapath/service-kit/lists/list-query';
import { createWorkQueue, QueueFullError } from '@vidyapath/service-kit/queue/work-queue';
import type { ListQuery } from '@vidyapath/http/list-query';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

/** Fewer than the connections of the pool, so that many searches leave some for records, first pages and writes. */
const listReads = { running: 4, runningPerKey: 2, waiting: 64, waitingPerKey: 32, waitingMs: 3_000 };
/** Each takes processor time of this process as well as of the database. */
const nearSearches = { running: 2, runningPerKey: 1, waiting: 8, waitingPerKey: 2, waitingMs: 3_000 };

type ListRequest = Pick<FastifyRequest, 'ip' | 'server'> & { query: PagedQuery };
/** A list's query; its orders are the list's own. */
type PagedQuery = Omit<ListQuery, 'sort'> & { sort?: string };

/** Runs the reads of one request in the queues. */
export interface ReadTurns {
  /** Reads a list: a page near the beginning at once, other lists in their turn. @throws 503 when too many reads wait */
  list<Row extends object>(read: () => Promise<List<Row>>): Promise<List<Row>>;
  /** Work that reads many rows. @throws 503 when too many reads wait */
  scan<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Undefined when too many searches wait. */
  near<Result>(search: () => Promise<Result>): Promise<Result | undefined>;
}

/** Bounds the concurrent reads in the database and this process; addresses take turns. */
export interface ReadQueues {
  turnsOf(request: Pick<ListRequest, 'ip' | 'query'>): ReadTurns;
}

declare module 'fastify' {
  interface FastifyInstance {
    readQueues: ReadQueues;
  }
}

export function createReadQueues(metrics: Registry): ReadQueues {
  const lists = createWorkQueue({ name: 'list-reads', ...listReads, metrics });
  const searches = createWorkQueue({ name: 'near-searches', ...nearSearches, metrics });
  return {
    turnsOf({ ip, query }) {
      const key = addressKey(ip);
      const run: Run = (work) => lists.run(key, work).catch(refuse);
      return {
        async list(read) {
          if (isNearBeginning(query)) return read();
          const list = await run(read);
          return 'rows' in list ? list : { ...list, batches: batchesInTurn(list.batches, run) };
        },
        scan: run,
        near: (search) =>
          searches.run(key, search).catch((error: unknown) => {
            if (!(error instanceof QueueFullError)) throw error;
            return undefined;
          }),
      };
    },
  };
}

/** Reads the list of a request in the queue of list reads. */
export const inTurn = <Row extends object>(request: ListRequest, read: () => Promise<List<Row>>): Promise<List<Row>> =>
  request.server.readQueues.turnsOf(request).list(read);

type Run = <Result>(work: () => Promise<Result>) => Promise<Result>;

function refuse(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw unavailable(2, 'Too many lists are asked for at the moment. Please try again shortly.', error);
}

/** Fields of courses that no screen sorts by. */
const sortsWithoutIndex =
  /^(course_description|course_info|banner_image|video_path|what_you_learn|requirements|audience|level|course_name_hi|course_description_hi|publish_at|CourseDescription|BannerImage|Level|CourseNameHi|CourseDescriptionHi):/;

/** Such a page is read by an index. */
const isNearBeginning = ({ q, sort, limit = Infinity, offset = 0 }: PagedQuery): boolean =>
  !q && limit <= batchSize && offset <= smallOffset && !(sort && sortsWithoutIndex.test(sort));

/** Each batch is read in its own turn. */
async function* batchesInTurn<Row>(batches: AsyncIterable<Row[]>, run: Run): AsyncGenerator<Row[]> {
  const reading = batches[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await run(() => reading.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reading.return?.();
  }
}
