import { badRequest, HttpProblem } from './errors';

export const maxJsonDepth = 32;

/** Throws a 400 for values that PostgreSQL or JSON would change or refuse: NUL, lone surrogates, and deep nesting. */
export function assertSafeInput(root: unknown): void {
  const pending: { value: unknown; field: string; depth: number }[] = [{ value: root, field: '', depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, field, depth } = next;
    if (typeof value === 'string') assertSafeText(value, field);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxJsonDepth)
      throw new HttpProblem(400, 'The request is nested too deeply.', { kind: 'unreadable-request' });
    for (const [key, child] of Object.entries(value)) {
      assertSafeText(key, field);
      pending.push({ value: child, field: field ? `${field}.${key}` : key, depth: depth + 1 });
    }
  }
}

/** An address whose path has no meaning as text, such as one that was cut within a letter, has its escapes taken literally: then it is an unknown one. */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Throws a 400 for escapes in an address that are no UTF-8, which would be decoded as other characters. */
export function assertUtf8Query(url: string): void {
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  for (const [escapes] of query.matchAll(/(?:%[0-9a-f]{2})+/gi)) {
    try {
      decodeURIComponent(escapes);
    } catch {
      throw badRequest('query', 'The address must be valid UTF-8.');
    }
  }
}

function assertSafeText(text: string, field: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw badRequest(field, 'Text must not contain NUL characters or incomplete Unicode characters.');
  }
}
