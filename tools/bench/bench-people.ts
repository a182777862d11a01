import { randomUUID } from 'node:crypto';

/** Headers of a user's requests. */
export type Session = Record<string, string>;

export function post(url: string, body: object, headers: Session = {}, method = 'POST'): Promise<Response> {
  return fetch(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A new account, signed in. */
export async function learnerOf(origin: string): Promise<Session> {
  const account = { email: `${randomUUID()}@bench.example`, password: `Bench#${randomUUID()}` };
  const about = { name: 'Bench', phone: '9876543210', provider: 'local', role: 'User' };
  await post(`${origin}/auth/register`, { ...account, ...about });
  const answer = await post(`${origin}/auth/login`, account);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
