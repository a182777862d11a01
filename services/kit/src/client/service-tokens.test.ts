import { createServiceTokens } from './service-tokens';

function auth() {
  const requests: string[] = [];
  const link = {
    baseUrl: 'http://auth.example',
    send: async (request: Request) => {
      requests.push(`${request.method} ${request.url} ${request.headers.get('authorization')}`);
      return Response.json({ access_token: `token ${requests.length}`, token_type: 'Bearer', expires_in: 300 });
    },
  };
  return { requests, link };
}

test('a token is kept, and renewed before it expires', async () => {
  const { requests, link } = auth();
  let clock = 0;
  const tokens = createServiceTokens({ auth: link, id: 'learning', secret: 'secret', now: () => clock });
  expect([await tokens.get(), await tokens.get()]).toEqual(['token 1', 'token 1']);
  clock = 240_000;
  expect(await tokens.get()).toBe('token 2');
  expect(requests[0]).toBe(`POST http://auth.example/internal/service-token Basic ${btoa('learning:secret')}`);
});

test('a token that another call has replaced already is not discarded', async () => {
  const { link } = auth();
  const tokens = createServiceTokens({ auth: link, id: 'learning', secret: 'secret' });
  const old = await tokens.get();
  tokens.discard(old);
  expect(await tokens.get()).toBe('token 2');
  tokens.discard(old);
  expect(await tokens.get()).toBe('token 2');
});
