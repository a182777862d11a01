import { refetchFiles } from './refetch-files';

const files = {
  manifest: '/mf/mf_public/1.0.0-a/mf-manifest.json',
  platform: '^1.0.0',
  preload: ['/mf/mf_public/1.0.0-a/remoteEntry.1.js'],
};

function ask(alter: (address: string) => Response | Promise<Response> = () => new Response()) {
  const requests: [string, RequestCache | undefined][] = [];
  const done = refetchFiles(files, async (input, init) => {
    requests.push([input as string, init?.cache]);
    return alter(input as string);
  });
  return { requests, done };
}

const addressOf = (name: string) => `http://localhost/mf/mf_public/1.0.0-a/${name}`;

test('fetches the first files of a visit and all requested files past the cache, and replaces tags that still wait', async () => {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { name: addressOf('7.js') },
      { name: addressOf('mf-manifest.json') },
      { name: 'http://localhost/main.js' },
    ] as PerformanceEntry[]);
  document.head.innerHTML = `<script src="${addressOf('8.js')}"></script><link rel="preload" as="script" href="${addressOf('remoteEntry.1.js')}"><link rel="preload" as="script" href="/main.js">`;
  const waiting = document.querySelector('script');
  const { requests, done } = ask();
  expect(await done).toBe(true);
  expect(requests.sort()).toEqual(['7.js', '8.js', 'remoteEntry.1.js'].map((name) => [addressOf(name), 'reload']));
  const [first, again, ...others] = [...document.head.children];
  expect(first?.outerHTML).toBe('<link rel="preload" as="script" href="/main.js">');
  expect(again?.outerHTML).toBe(`<script src="${addressOf('8.js')}"></script>`);
  expect([again === waiting, others]).toEqual([false, []]);
});

test.each([
  ['is refused', () => new Response(null, { status: 503 })],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('returns false when the entry %s, but not when another file does', async (_what, alter) => {
  document.head.innerHTML = `<script src="${addressOf('8.js')}"></script>`;
  expect(await ask(alter).done).toBe(false);
  expect(await ask((address) => (address.endsWith('8.js') ? alter() : new Response())).done).toBe(true);
});
