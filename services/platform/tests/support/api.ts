import { setTimeout as pause } from 'node:timers/promises';

export const firstAdmin = { email: 'first@vidyapath.example', password: 'Open#Sesame' };
export const adminVariables = { ADMIN_EMAIL: firstAdmin.email, ADMIN_PASSWORD: firstAdmin.password };

/** A request that hangs is a failure: no request takes this long, on a busy machine either. */
const timeoutMs = 15_000;

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? (JSON.parse(text) as unknown) : text,
  };
}

export function sendJson(
  url: string,
  body: object,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Answer> {
  return call(url, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
}

/** Headers of the first Admin's session. */
export async function signIn(url: string): Promise<{ authorization: string }> {
  const { status, body } = await sendJson(`${url}/auth/login`, firstAdmin);
  if (status !== 200) throw new Error(`The login answered ${status}: ${JSON.stringify(body)}`);
  return { authorization: `Bearer ${(body as { access_token: string }).access_token}` };
}

/** Repeats a request until its answer is as expected, for a recovery or a busy machine. */
export async function untilAnswer(
  isExpected: (answer: Answer) => boolean,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer && isExpected(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still ${answer?.status ?? 'no answer'}.`);
    await pause(100);
  }
}

export async function untilStatus(status: number, ask: () => Promise<Answer>): Promise<void> {
  await untilAnswer((answer) => answer.status === status, ask);
}
