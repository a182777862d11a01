import { createPlatformFetch } from './platform-fetch';

function setUp({ token = 'secret', status = 200 }: { token?: string | null; status?: number } = {}) {
  const requests: Request[] = [];
  const onRefused = jest.fn();
  let current: string | null = token;
  const fetch = createPlatformFetch({
    token: () => current,
    onRefused,
    fetch: async (input) => {
      requests.push(input as Request);
      return new Response('{}', { status });
    },
  });
  const headers = () => (requests.at(-1) as Request).headers;
  return {
    fetch,
    headers,
    onRefused,
    become: (next: string | null) => {
      current = next;
    },
  };
}

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=a%20b';
});

test('requests to this origin carry the token, relative or not', async () => {
  const { fetch, headers } = setUp();
  await fetch('/api/course');
  expect(headers().get('authorization')).toBe('Bearer secret');
  await fetch(new URL('/api/course', window.location.href));
  expect(headers().get('authorization')).toBe('Bearer secret');
});

test('no other origin sees the token or the XSRF header', async () => {
  const { fetch, headers } = setUp();
  await fetch('https://archive.org/upload', { method: 'POST' });
  expect(headers().has('authorization')).toBe(false);
  expect(headers().has('x-xsrf-token')).toBe(false);
});

test('signed out, a request is sent unchanged', async () => {
  const { fetch, headers } = setUp({ token: null });
  await fetch('/api/course', { headers: { accept: 'application/json' } });
  expect([...headers().keys()]).toEqual(['accept']);
});

test('only requests that change something carry the XSRF header', async () => {
  const { fetch, headers } = setUp();
  await fetch('/api/course');
  expect(headers().has('x-xsrf-token')).toBe(false);
  await fetch('/api/course', { method: 'POST', body: '{}' });
  expect(headers().get('x-xsrf-token')).toBe('a b');
});

test('a 401 ends the session, except for a request without a token', async () => {
  const signedIn = setUp({ status: 401 });
  await signedIn.fetch('/api/course');
  expect(signedIn.onRefused).toHaveBeenCalledTimes(1);
  const signedOut = setUp({ status: 401, token: null });
  await signedOut.fetch('/auth/login', { method: 'POST' });
  expect(signedOut.onRefused).not.toHaveBeenCalled();
});

test('a late 401 of an earlier session does not end the present one', async () => {
  const { fetch, onRefused, become } = setUp({ status: 401 });
  const answer = fetch('/api/course');
  become('next');
  await answer;
  expect(onRefused).not.toHaveBeenCalled();
});
