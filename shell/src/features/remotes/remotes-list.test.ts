import { createRemotesList } from './remotes-list';

const files = (version: string, platform = '^2.0.0') => ({
  manifest: `/mf/mf_public/${version}/mf-manifest.json`,
  platform,
  preload: [],
  version,
});

/** A server whose list may change, and a clock that only the test moves. */
function setUp(bucket: number, ...answers: object[]) {
  let time = 0;
  let reads = 0;
  const list = createRemotesList({
    fetch: async () => Response.json({ remotes: { mf_public: answers[Math.min(reads++, answers.length - 1)] } }),
    bucket: () => bucket,
    now: () => time,
  });
  return {
    list,
    reads: () => reads,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test.each([
  [19, '2.0.0'],
  [20, '1.0.0'],
])('bucket %i of a release to 20 %% gets %s', async (bucket, version) => {
  const { list } = setUp(bucket, { ...files('1.0.0'), candidate: { ...files('2.0.0'), percent: 20 } });
  expect(await list.entry('mf_public', false)).toMatchObject({ version });
  expect(list.known('mf_public')).toMatchObject({ version });
});

test('gives no browser a candidate for another platform', async () => {
  const { list } = setUp(0, { ...files('1.0.0'), candidate: { ...files('2.0.0', '^9.0.0'), percent: 99 } });
  expect(await list.entry('mf_public', false)).toMatchObject({ version: '1.0.0' });
});

test('reads an old list again before it loads a remote from it', async () => {
  const { list, pass } = setUp(0, files('1.0.0'), files('1.1.0'));
  expect(await list.entry('mf_public', false)).toMatchObject({ version: '1.0.0' });
  pass(31_000);
  expect(await list.entry('mf_public', false)).toMatchObject({ version: '1.1.0' });
});

test('checks for releases in the background, once for several clicks', async () => {
  jest.useFakeTimers();
  const { list, reads } = setUp(0, files('1.0.0'), files('1.1.0'));
  await list.entry('mf_public', false);
  for (let click = 0; click < 3; click += 1) list.refresh();
  expect(reads()).toBe(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(reads()).toBe(2);
  expect(list.known('mf_public')).toMatchObject({ version: '1.1.0' });
  jest.useRealTimers();
});

test('keeps the known list if a new one can’t be read', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  let time = 0;
  let answer = Response.json({ remotes: { mf_public: files('1.0.0') } });
  const list = createRemotesList({
    fetch: async () => answer,
    bucket: () => 0,
    now: () => time,
  });
  await list.entry('mf_public', false);
  answer = new Response('', { status: 503 });
  time = 6_000;
  list.refresh();
  await new Promise((done) => setTimeout(done));
  expect(list.known('mf_public')).toMatchObject({ version: '1.0.0' });
  expect(logged).toHaveBeenCalled();
  time = 40_000;
  expect(await list.entry('mf_public', false)).toMatchObject({ version: '1.0.0' });
  expect(await list.entry('mf_public', true)).toMatchObject({ version: '1.0.0' });
  logged.mockRestore();
});

test('reports a list that could not be read, and reads it again at the next request', async () => {
  const answers = [
    new Response('', { status: 503 }),
    new Response('{"remo'),
    Response.json({ remotes: { mf_public: files('1.0.0') } }),
  ];
  const list = createRemotesList({
    fetch: async () => answers.shift() ?? Response.error(),
    bucket: () => 0,
  });
  await expect(list.entry('mf_public', false)).rejects.toThrow('/remotes.json answered 503');
  await expect(list.entry('mf_public', true)).rejects.toThrow();
  expect(await list.entry('mf_public', true)).toMatchObject({ version: '1.0.0' });
});

test('says whether a list was read, and reads again after a failure', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const answers = [
    new Response('', { status: 503 }),
    Response.json({ remotes: { mf_public: files('1.0.0') } }),
    Response.error(),
  ];
  const list = createRemotesList({
    fetch: async () => answers.shift() ?? Response.error(),
    bucket: () => 0,
  });
  await list.ready();
  expect(list.isRead()).toBe(false);
  await list.readAgain();
  expect([list.isRead(), list.known('mf_public')?.version]).toEqual([true, '1.0.0']);
  await list.readAgain();
  expect(answers).toHaveLength(0);
  expect([list.isRead(), list.known('mf_public')?.version]).toEqual([true, '1.0.0']);
  logged.mockRestore();
});

test.each([{}, []])('a list with the remotes %j is not read: any address may be a screen', async (none) => {
  const answers = [Response.json({ remotes: none }), Response.json({ remotes: { mf_public: files('1.0.0') } })];
  const list = createRemotesList({ fetch: async () => answers.shift() ?? Response.error(), bucket: () => 0 });
  await list.ready();
  expect(list.isRead()).toBe(false);
  await list.readAgain();
  expect(list.isRead()).toBe(true);
});

test('a list that does not arrive is not waited for: the first one is unread, and a later one leaves the last in use', async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const never = new Promise<Response>(() => undefined);
  const answers = [never, Response.json({ remotes: { mf_public: files('1.0.0') } }), never];
  const list = createRemotesList({ fetch: async () => answers.shift() ?? Response.error(), bucket: () => 0 });
  const first = list.ready();
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  expect(list.isRead()).toBe(false);
  await list.readAgain();
  const later = list.entry('mf_public', true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await later).toMatchObject({ version: '1.0.0' });
  logged.mockRestore();
  jest.useRealTimers();
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a number', 4],
  ['data', 'data:text/javascript,1'],
  ['a relative name', '../x.js'],
  ['another origin', 'https://elsewhere.example/mf-manifest.json'],
  ['another origin in fewer words', '//elsewhere.example/mf-manifest.json'],
  ['a path that names another origin once it is normalised', '/.//elsewhere.example/mf-manifest.json'],
])('an entry with %s is wrong', async (_what, manifest) => {
  const list = createRemotesList({
    fetch: async () => Response.json({ remotes: { mf_public: { ...files('1.0.0'), manifest } } }),
    bucket: () => 0,
  });
  await expect(list.entry('mf_public', false)).rejects.toThrow('/remotes.json is wrong about mf_public');
});

test('neither an entry’s scripts nor a candidate may come from another origin, and a visitor who gets neither is served', async () => {
  const { origin } = window.location;
  const strange = {
    ...files('2.0.0'),
    preload: ['/mf/mf_public/2.0.0/remoteEntry.js', 'https://elsewhere.example/remoteEntry.js'],
  };
  await expect(setUp(0, strange).list.entry('mf_public', false)).rejects.toThrow(
    'https://elsewhere.example/remoteEntry.js is not where this platform',
  );
  const some = {
    ...files('1.0.0'),
    manifest: `${origin}/mf/mf_public/1.0.0/mf-manifest.json`,
    candidate: { ...strange, percent: 20 },
  };
  await expect(setUp(19, some).list.entry('mf_public', false)).rejects.toThrow('elsewhere.example');
  expect(await setUp(20, some).list.entry('mf_public', false)).toMatchObject({ version: '1.0.0' });
});

test('ignores names that no slice has, also property names of every object', async () => {
  const text = `{"remotes":{"__proto__":{"manifest":"/x"},"constructor":{"manifest":"/x"},"mf_public":${JSON.stringify(files('1.0.0'))}}}`;
  const list = createRemotesList({
    fetch: async () => new Response(text),
    bucket: () => 0,
  });
  expect(await list.entry('mf_public', false)).toMatchObject({ version: '1.0.0' });
  expect(await list.entry('mf_learning', false)).toBeUndefined();
});

test('an invalid entry is reported when its remote is loaded, and only then', async () => {
  const list = createRemotesList({
    fetch: async () =>
      Response.json({ remotes: { mf_public: files('1.0.0'), mf_learning: { preload: 4 }, mf_later: {} } }),
    bucket: () => 0,
  });
  expect(await list.entry('mf_public', false)).toMatchObject({ version: '1.0.0' });
  await expect(list.entry('mf_learning', false)).rejects.toThrow('/remotes.json is wrong about mf_learning');
});
