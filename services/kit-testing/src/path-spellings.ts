import type { CallableRow } from './matrix-row';

/** Ways to write `path` that a router, or a proxy in front of it, might take for the same or for another address. */
function spellingsOf(path: string): string[] {
  const [, first = '', ...rest] = path.split('/');
  const tail = rest.length > 0 ? `/${rest.join('/')}` : '';
  return [
    `/${path}`,
    path.toUpperCase(),
    `/%2e%2e${path}`,
    `/x/%2e%2e${path}`,
    `/x/..%2f${path.slice(1)}`,
    `${path};x`,
    `/${first};x=1${tail}`,
    `${path}%00`,
    `${path}%2f`,
    `/%2f${path.slice(1)}`,
    `${path}.json`,
    `/./${path.slice(1)}`,
    `${path}%20`,
    `/${first}\\${rest.join('\\')}`,
  ].filter((spelling) => spelling !== path);
}

const overrides: Record<string, string>[] = [
  ...['x-http-method-override', 'x-http-method', 'x-method-override'].flatMap((name) =>
    ['GET', 'DELETE', 'PUT'].map((method) => ({ [name]: method })),
  ),
  { 'x-original-url': '/health/live' },
  { 'x-rewrite-url': '/health/live' },
  { 'x-forwarded-prefix': '/health' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
];

/** A port of this very host is another origin, too. */
const otherOrigins = ['https://elsewhere.example', 'null', 'http://localhost.elsewhere.example', 'http://localhost:1'];

/** Every spelling of an address gets the same decision, and no header changes the method or the address. */
export function testPathSpellings(row: CallableRow): void {
  const [forAnonymous, forUser] = row.statuses;

  test('gives the same decision for every spelling of its address', async () => {
    const [path = '', query] = (row.url?.() ?? row.path).split('?');
    const odd: string[] = [];
    for (const spelling of spellingsOf(path)) {
      const url = query ? `${spelling}?${query}` : spelling;
      for (const [caller, plain] of [
        ['nobody', forAnonymous],
        ['User', forUser],
      ] as const) {
        const { statusCode } = await row.call(caller, { url });
        if (statusCode !== plain && statusCode !== 400 && statusCode !== 404)
          odd.push(`${caller} ${url}: ${statusCode}`);
      }
    }
    expect(odd).toEqual([]);
  });

  test('reads method, address and sender from no other header', async () => {
    const odd: string[] = [];
    for (const headers of overrides) {
      const { statusCode } = await row.call('User', { headers });
      if (statusCode !== forUser) odd.push(`${JSON.stringify(headers)}: ${statusCode}`);
    }
    expect(odd).toEqual([]);
  });

  test('grants another origin nothing, by a preflight or with the request', async () => {
    const granted: string[] = [];
    for (const origin of otherOrigins) {
      for (const options of [{}, { method: 'OPTIONS' }] as const) {
        const { headers } = await row.call('nobody', {
          ...options,
          headers: { origin, 'access-control-request-method': 'POST' },
        });
        granted.push(
          ...Object.keys(headers)
            .filter((name) => name.startsWith('access-control-'))
            .map((name) => `${origin}: ${name}`),
        );
      }
    }
    expect(granted).toEqual([]);
  });
}

/** A token in the address or in a cookie is ignored. */
export function testTokenPlaces(row: CallableRow, token: () => string): void {
  test('reads the token from its header only', async () => {
    const url = row.url?.() ?? row.path;
    const inCookie = await row.call('nobody', { headers: { cookie: `token=${token()}; access_token=${token()}` } });
    expect(inCookie.statusCode).toBe(row.statuses[0]);
    for (const name of ['token', 'access_token', 'authorization', 'jwt']) {
      const { statusCode } = await row.call('nobody', {
        url: `${url}${url.includes('?') ? '&' : '?'}${name}=${token()}`,
      });
      expect([row.statuses[0], 400]).toContain(statusCode);
    }
  });
}

/** `HEAD` is answered to the same callers as `GET`, without a body; of an answer without end, too. */
export function testHead(row: CallableRow): void {
  test('answers HEAD as GET, without a body', async () => {
    const answers = [];
    for (const caller of ['nobody', 'User', 'Staff', 'Admin'] as const)
      answers.push(await row.call(caller, { method: 'HEAD', payloadAsStream: false }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(row.statuses);
    expect(answers.map(({ body }) => body).join('')).toBe('');
  });
}

/** Methods that no route takes are unknown addresses for everybody, never a server error. */
export function testUnknownMethods(rows: readonly CallableRow[]): void {
  const routes = new Set(rows.map(({ route }) => route as string));

  test.each(['OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'LOCK'])('rejects %s', async (method) => {
    const odd: string[] = [];
    for (const row of rows.filter(({ path }) => !routes.has(`${method} ${path}`))) {
      for (const caller of ['nobody', 'Admin'] as const) {
        const { statusCode } = await row.call(caller, { method: method as 'OPTIONS' });
        if (statusCode !== 404 && statusCode !== 405) odd.push(`${caller} ${row.path}: ${statusCode}`);
      }
    }
    expect(odd).toEqual([]);
  });

  test('rejects the methods of other routes at its address', async () => {
    const odd: string[] = [];
    for (const row of rows) {
      for (const method of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter(
        (one) => !routes.has(`${one} ${row.path}`),
      )) {
        const { statusCode } = await row.call('Admin', { method });
        if (![400, 404, 405].includes(statusCode)) odd.push(`${method} ${row.path}: ${statusCode}`);
      }
    }
    expect(odd).toEqual([]);
  });
}
