import type { Interaction } from '@vidyapath/http/service-contract';

/** A call as a slice made it. */
export interface Call {
  method: string;
  path: string;
  query: string[];
  headers: string[];
  body: Record<string, unknown> | undefined;
  /** Names of the fields of a multipart body. */
  uploads: string[];
}

/** Headers about how and by whom a call is sent, not about its content. */
const common = new Set(['accept', 'content-type', 'authorization', 'x-xsrf-token', 'x-request-id']);
const withoutSlash = (path: string) => path.replace(/\/$/, '');

export async function callOf(input: string | URL | Request, init: RequestInit = {}): Promise<Call> {
  const { url, method, headers, body } =
    input instanceof Request
      ? await partsOf(input)
      : { url: input, method: 'GET', headers: undefined, body: undefined, ...init };
  const { pathname, searchParams } = new URL(url, window.location.href);
  return {
    method: method.toUpperCase(),
    path: pathname,
    query: [...new Set(searchParams.keys())],
    headers: [...new Headers(headers).keys()].filter((name) => !common.has(name)),
    body: bodyOf(body, headers),
    uploads: body instanceof FormData ? namesIn(body, (value) => typeof value !== 'string') : [],
  };
}

const namesIn = (form: FormData, fits: (value: FormDataEntryValue) => boolean): string[] =>
  [...form].filter(([, value]) => fits(value)).map(([name]) => name);

/** Of a form its texts. */
function bodyOf(body: unknown, headers: HeadersInit | undefined): Record<string, unknown> | undefined {
  if (body instanceof FormData)
    return Object.fromEntries(
      namesIn(body, (value) => typeof value === 'string').map((name) => [name, body.get(name)]),
    );
  const isJson = typeof body === 'string' && body !== '' && !areBytes(headers);
  return isJson ? (JSON.parse(body) as Record<string, unknown>) : undefined;
}

const partsOf = async (request: Request) => ({
  url: request.url,
  method: request.method,
  headers: request.headers,
  body: await request.clone().text(),
});

const areBytes = (headers: HeadersInit | undefined) =>
  new Headers(headers).get('content-type') === 'application/offset+octet-stream';

const isPlaceholder = (value: unknown) => typeof value === 'string' && /^\{\w+\}$/.test(value);
const pathPattern = (path: string) => new RegExp(`^${withoutSlash(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Differences of a call from an interaction; empty when it matches. */
export function differences(call: Call, { request }: Interaction): string[] {
  const { query = {}, headers = {}, body = {}, upload } = request;
  return [
    ...call.query.filter((name) => !(name in query)).map((name) => `query ${name}`),
    ...call.headers.filter((name) => !(name in headers)).map((name) => `header ${name}`),
    ...call.uploads.filter((name) => name !== upload).map((name) => `file ${name}`),
    ...Object.entries(call.body ?? {})
      .filter(([name, value]) => !(name in body) || (!isPlaceholder(body[name]) && typeof body[name] !== typeof value))
      .map(([name, value]) => `member ${name} (${typeof value})`),
  ];
}

export const isSameRoute = (call: Call, { request }: Interaction): boolean =>
  request.method === call.method && pathPattern(request.path).test(withoutSlash(call.path));
