export const admin = { email: 'first@vidyapath.example', password: 'Open#Sesame' };

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A request with JSON or the given bytes. */
export async function call<Body = unknown>(
  url: string,
  { body, ...init }: Omit<RequestInit, 'body'> & { body?: object } = {},
): Promise<Answer<Body>> {
  const raw = body instanceof Uint8Array;
  const headers = new Headers(init.headers);
  if (body && !raw) headers.set('content-type', 'application/json');
  const sent = body === undefined ? {} : { body: raw ? Uint8Array.from(body) : JSON.stringify(body) };
  const response = await fetch(url, { ...init, headers, ...sent });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text ? JSON.parse(text) : text) as Body,
  };
}

/** The token of a new session. */
export async function logIn(url: string, account: { email: string; password: string } = admin): Promise<string> {
  const { status, body } = await call<{ access_token: string }>(`${url}/auth/login`, { method: 'POST', body: account });
  if (status !== 200) throw new Error(`The login answered ${status}: ${JSON.stringify(body)}`);
  return body.access_token;
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** The body of {@link call}; throws for another status. */
export async function expectStatus<Body>(status: number, answer: Promise<Answer<Body>>): Promise<Body> {
  const given = await answer;
  if (given.status !== status)
    throw new Error(`Expected ${status}, got ${given.status}: ${JSON.stringify(given.body).slice(0, 500)}`);
  return given.body;
}
