import type { Category } from '@vidyapath/http/category';
import type { Course } from '@vidyapath/http/course';
import { paths } from '@vidyapath/http/paths';
import type { LastChange } from '@vidyapath/http/problem';
import { makeLastChange } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Replaces the services; each test begins with an empty catalogue. */
export const network = setupServer();

export const problem = (status: number, part: object = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'x', status, detail: 'No.', instance: '/', requestId: 'r', ...part },
    { status, headers },
  );

/** Answer to a change of an older version; by default another user has changed a field that is not shown. */
export const outdated = (part?: Partial<LastChange>) => problem(412, { lastChange: makeLastChange(part) });

type Row = Record<string, unknown>;
const etagOf = (row: Row) => `"${JSON.stringify(row).length}-${JSON.stringify(row)}"`.replace(/[^\x21-\x7e]/g, '-');

function listed(rows: Row[], url: URL): Response {
  const { q = '', sort, limit, offset = '0' } = Object.fromEntries(url.searchParams);
  const found = rows.filter((row) => JSON.stringify(Object.values(row)).toLowerCase().includes(q.toLowerCase()));
  const [field = '', direction] = (sort ?? '').split(':');
  if (field) found.sort((a, b) => String(a[field]).localeCompare(String(b[field])) * (direction === 'desc' ? -1 : 1));
  const page = limit === undefined ? found : found.slice(Number(offset), Number(offset) + Number(limit));
  return HttpResponse.json(page, { headers: { 'x-total-count': String(found.length) } });
}

/** Endpoints of one resource over rows in memory, with ETag and If-Match as the service has them. */
function resource(path: string, idField: string, rows: Row[], calls: string[]) {
  const at = (id: unknown) => rows.findIndex((row) => row[idField] === Number(id));
  const changed = (request: Request, row: Row) => {
    const ifMatch = request.headers.get('if-match');
    calls.push(`${request.method} ${ifMatch === null ? 'unconditionally' : 'if it matches'}`);
    return ifMatch !== null && ifMatch !== etagOf(row);
  };
  return [
    http.get(`*${path}`, ({ request }) => listed(rows, new URL(request.url))),
    http.get(`*${path}/:id`, ({ params }) => {
      const row = rows[at(params.id)];
      return row ? HttpResponse.json(row, { headers: { etag: etagOf(row) } }) : problem(404);
    }),
    http.post(`*${path}`, async ({ request }) => {
      calls.push('POST');
      const row = { ...((await request.json()) as Row), [idField]: rows.length + 100 };
      rows.push(row);
      return HttpResponse.json(row, { status: 201 });
    }),
    http.put(`*${path}/:id`, async ({ request, params }) => {
      const index = at(params.id);
      const row = rows[index];
      if (!row) return problem(404);
      if (changed(request, row)) return outdated();
      rows[index] = { ...row, ...((await request.json()) as Row) };
      return HttpResponse.json(rows[index]);
    }),
    http.delete(`*${path}/:id`, ({ request, params }) => {
      const index = at(params.id);
      const row = rows[index];
      if (!row) return problem(404);
      if (changed(request, row)) return outdated();
      rows.splice(index, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

export interface FakeCatalogue {
  courses: Course[];
  categories: Category[];
  /** Writes that were received, in order. */
  calls: string[];
}

/** A catalogue in memory behind {@link network}. */
export function stockCatalogue(stock: Partial<FakeCatalogue> = {}): FakeCatalogue {
  const catalogue: FakeCatalogue = { courses: [], categories: [], calls: [], ...stock };
  network.use(
    ...resource(paths.categories, 'CategoryId', catalogue.categories, catalogue.calls),
    ...resource(paths.courses, 'course_id', catalogue.courses, catalogue.calls),
  );
  return catalogue;
}

export function startNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
}
