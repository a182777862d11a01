import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { recordLongestLoopDelay } from './longest-loop-delay';
import { runCount } from './run-count';

export interface FuzzSubject {
  app: FastifyInstance;
  /** Of a session that may do everything; a new one when a call may have ended it. */
  headers: () => Record<string, string> | Promise<Record<string, string>>;
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
  responses?: Record<string, { content?: object }>;
}

const runs = runCount(10, 2_000);

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '\0',
    '\ud800',
    'क्षि',
    '👩‍👩‍👧',
    '\u202e',
    '{{7*7}}',
    '../../etc/passwd',
    "';select pg_sleep(9)--",
    'javascript:alert(1)',
  ),
);
const oddNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308));
const oddValue = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));
const oddParameter = fc.oneof(
  oddText,
  oddNumber.map(String),
  fc.constantFrom('', ' 1', '0x10', 'NaN', '1e309', '9223372036854775808', 'id:asc', 'id;drop:asc', '1'),
);

/** Random bodies for a route: its own fields with odd values, without some and with others, or any JSON. */
function bodyOf({ requestBody }: Operation): fc.Arbitrary<unknown> {
  const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
  const record = fc.record(Object.fromEntries(fields.map((name) => [name, oddValue])), { requiredKeys: [] });
  return fc.oneof({ weight: 4, arbitrary: record }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) });
}

function addressOf(path: string, { parameters = [] }: Operation): fc.Arbitrary<string> {
  const inQuery = parameters.filter((one) => one.in === 'query').map(({ name }) => [name, oddParameter] as const);
  return fc.tuple(fc.record(Object.fromEntries(inQuery), { requiredKeys: [] }), oddParameter).map(([query, id]) => {
    const filled = path.replace(/\{[^{}]+\}/g, () => encode(id) || '0');
    const text = Object.entries(query)
      .map(([name, value]) => `${name}=${encode(String(value))}`)
      .join('&');
    return text ? `${filled}?${text}` : filled;
  });
}

/** Lone surrogates have no UTF-8; they are tried in bodies. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** A stream of events, whose answer ends only when its reader leaves. */
const isEndless = ({ responses }: Operation): boolean => 'text/event-stream' in (responses?.['200']?.content ?? {});

/** Sends allowed and forbidden values to each route of the service's document: no answer may be a server error. */
export function describeFuzz(
  document: { paths: object },
  start: () => Promise<FuzzSubject & { close: () => Promise<unknown> }>,
): void {
  recordLongestLoopDelay();
  let subject: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.close());

  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => !isEndless(operation))
        .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  test.each(operations)(
    '$method $path answers any input',
    async ({ method, path, operation }) => {
      const sendsJson = operation.requestBody?.content['application/json'] !== undefined;
      await fc.assert(
        fc.asyncProperty(addressOf(path, operation), bodyOf(operation), async (url, body) => {
          const payload = sendsJson
            ? {
                payload: JSON.stringify(body),
                headers: { 'content-type': 'application/json', ...(await subject.headers()) },
              }
            : { headers: await subject.headers() };
          const { statusCode } = await subject.app.inject({
            method: method as InjectOptions['method'] & string,
            url,
            ...payload,
          } as InjectOptions);
          expect(statusCode).toBeLessThan(500);
        }),
        { numRuns: runs },
      );
    },
    Math.max(60_000, runs * 200),
  );
}
