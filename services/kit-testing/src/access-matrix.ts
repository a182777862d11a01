import { type Role, roles } from '@vidyapath/http/roles';
import type { FastifyInstance } from 'fastify';
import { recordLongestLoopDelay } from './longest-loop-delay';
import type { CallableRow, Caller, MatrixRow, Statuses } from './matrix-row';
import { testHead, testPathSpellings, testTokenPlaces, testUnknownMethods } from './path-spellings';
import { tokenAttacks } from './token-attacks';
import type { TestTokens } from './tokens';

export interface MatrixSubject {
  app: FastifyInstance;
  /** Headers of a valid session, made for each call, since some calls end it. */
  headersOf: (role: Role) => Record<string, string> | Promise<Record<string, string>>;
  /** Signs with the key that the service trusts. */
  signer: Pick<TestTokens, 'signToken' | 'publicKeyPem'>;
  close: () => Promise<unknown>;
}

export const callers: readonly Caller[] = ['nobody', ...roles];
export const everybody: Statuses = [200, 200, 200, 200];
export const editorsOnly = (status: number): Statuses => [401, 403, status, status];

/** Routes of the kit on every server: operators read them, the edge does not forward them. */
const operations = ['/health/live', '/health/ready', '/metrics', '/docs', '/docs/json', '/docs/yaml'];
const isOperation = (path: string): boolean => operations.includes(path) || path.startsWith('/docs/static/');

/**
 * The access matrix of a service: every route of its table has a row, every caller gets the
 * row's status, and no spelling of the address, other method, override or forged token changes that.
 */
export function describeAccessMatrix(start: () => Promise<MatrixSubject>, rows: readonly MatrixRow[]): void {
  recordLongestLoopDelay();
  let subject: MatrixSubject;
  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.close());

  const callable = rows.map((row) => callableRow(row, () => subject));

  test('every route has a row, and every row a route', () => {
    const routes = subject.app.routeTable
      .filter(({ path }) => !isOperation(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(rows.map(({ route }) => route).sort()).toEqual(routes.sort());
  });

  test('the addresses for operators only read', () => {
    const own = subject.app.routeTable.filter(({ path }) => isOperation(path));
    expect(own.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  describe.each(callable)('$route', (row) => {
    test('answers each role as the contract says, with and without a trailing slash', async () => {
      for (const url of [row.url?.() ?? row.path, withSlash(row.url?.() ?? row.path)]) {
        const statuses: number[] = [];
        for (const caller of callers) statuses.push((await row.call(caller, { url })).statusCode);
        expect(statuses).toEqual(row.statuses);
      }
    });

    test('refuses every forged or invalid token, on public routes too', async () => {
      const accepted: string[] = [];
      for (const [what, make] of tokenAttacks(subject.signer)) {
        const answer = await row.call('nobody', { headers: { authorization: `Bearer ${make()}` } });
        const challenge = String(answer.headers['www-authenticate']);
        const refused = answer.statusCode === 401 && /^(Bearer|Basic)/.test(challenge);
        if (!refused) accepted.push(`${what}: ${answer.statusCode}`);
      }
      expect(accepted).toEqual([]);
    });

    testPathSpellings(row);
    testTokenPlaces(row, () => subject.signer.signToken({ role: 'Admin' }));
    if (row.method === 'GET') testHead(row);
  });

  testUnknownMethods(callable);
}

function callableRow(row: MatrixRow, subject: () => MatrixSubject): CallableRow {
  const [method, path] = row.route.split(' ') as [CallableRow['method'], string];
  return {
    ...row,
    method,
    path,
    call: async (caller, { headers, ...over } = {}) => {
      const { app, headersOf } = subject();
      const session = caller === 'nobody' ? {} : await headersOf(caller);
      const payload = row.body?.();
      const answer = await app.inject({
        method,
        url: row.url?.() ?? path,
        ...(payload ? { payload } : {}),
        ...(row.endless ? { payloadAsStream: true } : {}),
        ...over,
        headers: { ...row.headers, ...session, ...headers },
      });
      if (row.endless) {
        answer.raw.res.destroy();
        // A socket that closes does this; without it Fastify's timer of the request would run on.
        answer.raw.res.req.destroy();
      }
      return answer;
    },
  };
}

function withSlash(url: string): string {
  return url.replace(/(\?|$)/, '/$1');
}
