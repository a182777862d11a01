import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { type RequestArgs, sendRequest } from './send-request';

async function call(args: RequestArgs, answer: () => Response) {
  const requests: Request[] = [];
  const fetch: FetchLike = async (input, init) => {
    requests.push(new Request(new URL(input as string, 'http://localhost'), init));
    return answer();
  };
  const result = await sendRequest(fetch, args);
  return { result, request: requests[0] as Request };
}

test('strips the protective prefix and reports ETag and total', async () => {
  const { result } = await call(
    { url: '/api/course' },
    () => new Response(`)]}',\n[{"course_id":1}]`, { headers: { etag: '"a"', 'x-total-count': '24' } }),
  );
  expect(result).toEqual({ data: [{ course_id: 1 }], meta: { etag: '"a"', totalCount: 24 } });
});

test('leaves empty parameters out and sends If-Match with JSON', async () => {
  const { request } = await call(
    { url: '/api/course/4', method: 'PUT', params: { q: '', limit: 10 }, body: { a: 1 }, ifMatch: '"v1"' },
    () => new Response('{}'),
  );
  expect(new URL(request.url).search).toBe('?limit=10');
  expect(request.headers.get('if-match')).toBe('"v1"');
  expect(await request.json()).toEqual({ a: 1 });
});

test('turns a problem into one shape, with its kind, its fields and when to retry', async () => {
  const { result } = await call(
    { url: '/auth/login' },
    () =>
      new Response(
        JSON.stringify({
          type: '/problems/too-many-failed-logins',
          detail: 'Too many',
          errors: [{ field: 'email', detail: 'odd' }],
          requestId: 'r1',
        }),
        {
          status: 429,
          headers: { 'retry-after': '30' },
        },
      ),
  );
  expect(result.error).toEqual({
    status: 429,
    kind: 'too-many-failed-logins',
    detail: 'Too many',
    errors: [{ field: 'email', detail: 'odd' }],
    requestId: 'r1',
    retryAfter: 30,
  });
});

test('an HTML error page and a lost network are problems too', async () => {
  const page = await call({ url: '/x' }, () => new Response('<html>', { status: 502 }));
  expect(page.result.error).toMatchObject({ status: 502, detail: '' });
  const lost = await call({ url: '/x' }, () => {
    throw new TypeError('Failed to fetch');
  });
  expect(lost.result.error).toMatchObject({ status: 0, detail: 'Failed to fetch' });
});

describe('a call that creates once', () => {
  const create = { url: '/api/category', method: 'POST', body: { CategoryName: 'Science' }, once: true } as const;

  async function keysOf(calls: [RequestArgs, Response | 'lost'][]) {
    const keys: (string | null)[] = [];
    const answers = calls.map(([, answer]) => answer);
    const fetch: FetchLike = async (_input, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const answer = answers.shift();
      if (!(answer instanceof Response)) throw new TypeError('Failed to fetch');
      return answer;
    };
    for (const [args] of calls) await sendRequest(fetch, args);
    return keys;
  }

  test('keeps its key until an answer arrives, and has another key after it', async () => {
    const [first, second, third, fourth] = await keysOf([
      [create, 'lost'],
      [create, new Response('{}', { status: 503 })],
      [create, new Response('{}', { status: 201 })],
      [create, new Response('{}', { status: 201 })],
    ]);
    expect(first).toMatch(/^[\x21-\x7e]{20,255}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('has another key for other content, and no key without `once`', async () => {
    const [first, other, plain] = await keysOf([
      [create, 'lost'],
      [{ ...create, body: { CategoryName: 'Art' } }, 'lost'],
      [{ ...create, once: false }, 'lost'],
    ]);
    expect(other).not.toBe(first);
    expect(plain).toBeNull();
  });

  test('has one key when it is sent twice before the answer', async () => {
    const keys: (string | null)[] = [];
    const fetch: FetchLike = async (_input, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return new Response('{}', { status: 201 });
    };
    await Promise.all([sendRequest(fetch, create), sendRequest(fetch, create)]);
    expect(keys[0]).toBe(keys[1]);
  });
});
