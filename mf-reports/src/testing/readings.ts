import { http, HttpResponse, type JsonBodyType } from 'msw';

/** Answers a reading call, a list with its count, and keeps the queries that were asked. */
export function reading(path: string, answer: (query: Record<string, string>) => object) {
  const asked: Record<string, string>[] = [];
  const handler = http.get(`*${path}`, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    const body = answer(query);
    const headers = Array.isArray(body) ? { 'x-total-count': String(body.length) } : undefined;
    return HttpResponse.json(body as JsonBodyType, { ...(headers && { headers }) });
  });
  return { asked, handler };
}

/** Hands out files, and keeps the queries that were asked. */
export function files(...paths: string[]) {
  const asked: Record<string, string>[] = [];
  const handlers = paths.map((path) =>
    http.get(`*${path}`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return new HttpResponse('key', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  return { asked, handlers };
}
