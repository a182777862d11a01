import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@vidyapath/kit-testing/until';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { describePages } from '../testing/described-pages';
import { createPlatformUnderTest } from '../testing/platform-under-test';

interface Course {
  name: string;
  hasHindi: boolean;
}
const courses = new Map<number, Course>();
const reads: string[] = [];
const lists: string[] = [];
const config = { access: 'public' } as const;

/** The public content of courses, as the catalogue answers. */
async function mount(app: ServiceServer): Promise<void> {
  app.get<{ Params: { id: string } }>('/api/test/courses/:id', { config }, async ({ params, headers, ip }, reply) => {
    reads.push(`${params.id} ${headers.authorization ?? headers.cookie ?? 'visitor'} ${ip}`);
    const course = courses.get(Number(params.id));
    if (Number(params.id) === 0) return reply.code(400).send({});
    return course ? reply.send(course) : reply.code(404).send({});
  });
  app.get<{ Querystring: Record<string, string> }>('/api/test/list', { config }, async ({ query, url }, reply) => {
    lists.push(url);
    const refused = ['level', 'rating'].find((name) => query[name] === 'wrong');
    return refused ? reply.code(400).send({ errors: [{ field: refused, detail: 'No.' }] }) : reply.send(query);
  });
  app.get('/api/test/late', { config }, async (_request, reply) => {
    await delay(600);
    return reply.send({});
  });
  app.get('/api/test/failed', { config }, async (_request, reply) => reply.code(500).send({}));
}

const describe1 = `({ path, params, query, language, origin, appName, data }) => {
  const { name, hasHindi } = data.course;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 80);
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const id = parseInt(params.courseId);
  return {
    title: name,
    description: language + ' about ' + name,
    canonical: '/course/course-content/' + id + '-x',
    alternates: hasHindi,
    image: '/media/share/' + id + '.jpg',
    jsonLd: [{ '@type': 'Course', name: name.slice(0, 1e4), url: origin + path }],
    html: '<h1 class="name">' + text.slice(0, 1e4) + '</h1><p>' + (query.from ?? 'nowhere') + '</p><ul><li><a href="/course/available-course?category=3#top">All</a></li></ul><p><img src="/media/a.webp" alt="' + text + '"></p>',
    css: '.name{color:red}',
    redirect: '/course/course-content/' + id + '-x',
  };
}`;

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeAll(async () => {
  platform = await createPlatformUnderTest(mount);
});
afterAll(() => platform.close());

const coursePath = '/course/course-content/:courseId';
const courseData = { course: '/api/test/courses/:courseId.number?from=:from' };
beforeEach(async () => {
  courses.clear();
  courses.set(4, { name: 'Ohm’s law', hasHindi: true });
  reads.length = 0;
  lists.length = 0;
  await describePages(platform.root, describe1, { [coursePath]: courseData });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const today = '<div id="root"></div>';
const ownUrl = 'http://localhost';

test('a page has its text, its head and its data for machines without any script', async () => {
  const { body, statusCode } = await get('/course/course-content/4-x?utm=1&from=mail');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Ohm’s law · Gyan &amp; Co</title>');
  expect(body).toContain('<meta name="description" content="en about Ohm’s law">');
  expect(body).toContain(`<link rel="canonical" href="${ownUrl}/course/course-content/4-x">`);
  expect(body).toContain(`hreflang="hi" href="${ownUrl}/course/course-content/4-x?lang=hi"`);
  expect(body).toContain(`hreflang="x-default" href="${ownUrl}/course/course-content/4-x"`);
  expect(body).toContain(`<meta property="og:image" content="${ownUrl}/media/share/4.jpg">`);
  expect(body).toMatch(
    /<div id="root"><div class="server-page" lang="en"><style>.*<main><h1 class="name">Ohm’s law<\/h1><p>mail</,
  );
  expect(body).toContain('href="/course/available-course?category=3#top"');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ '@type': 'Course', name: 'Ohm’s law', url: `${ownUrl}${coursePath}` });
});

test('in Hindi it is another page, whose links stay in Hindi', async () => {
  const { body } = await get('/course/course-content/4-x?lang=hi');
  expect(body).toContain('<html lang="hi">');
  expect(body).toContain('content="hi about Ohm’s law"');
  expect(body).toContain(`<link rel="canonical" href="${ownUrl}/course/course-content/4-x?lang=hi">`);
  expect(body).toContain('href="/course/available-course?category=3&amp;lang=hi#top"');
  courses.set(5, { name: 'Only English', hasHindi: false });
  const english = (await get('/course/course-content/5-x?lang=hi')).body;
  expect(english).toContain(`<link rel="canonical" href="${ownUrl}/course/course-content/5-x">`);
  expect(english).not.toContain('hreflang');
});

test('robots, people and signed-in people get the same bytes, of data that a visitor may see', async () => {
  const person = await get('/course/course-content/4-x', {
    cookie: 'a=b',
    authorization: 'Bearer x',
    'accept-language': 'hi',
  });
  const robot = await get('/course/course-content/4-x', { 'user-agent': 'Googlebot/2.1' });
  expect(robot.body).toBe(person.body);
  expect(reads).toEqual(['4 visitor 127.0.0.1']);
  const again = await get('/course/course-content/4-x', { 'if-none-match': String(robot.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['gzip', 'br'])('is compressed with %s', async (encoding) => {
  const { headers, rawPayload } = await get('/course/course-content/4-x', { 'accept-encoding': encoding });
  expect(headers['content-encoding']).toBe(encoding);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
});

test.each([
  '/course/course-content/5',
  '/course/course-content/5-x',
  '/course/course-content/x',
  '/course/course-content/0',
  '/course/course-content/99999999999',
])('%s is not found, with the page that says so', async (url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, body.includes(today)]).toEqual([404, true]);
});

test('a course that is hidden is not found when its page is made again', async () => {
  expect((await get('/course/course-content/4-x')).statusCode).toBe(200);
  courses.delete(4);
  expect((await get('/course/course-content/4-x')).statusCode).toBe(200);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  expect((await get('/course/course-content/4-x')).statusCode).toBe(404);
  jest.restoreAllMocks();
});

test.each(['4-old-name', '4-node.js', '4-%E0%A4%95'])(
  '%s leads to the present address with its query',
  async (name) => {
    const { statusCode, headers } = await get(`/course/course-content/${name}?from=mail&lang=hi`);
    expect([statusCode, headers.location]).toEqual([301, '/course/course-content/4-x?from=mail&lang=hi']);
  },
);

test('a page that the slice does not know is not found', async () => {
  await describePages(platform.root, '() => undefined', { '/login': {} });
  expect((await get('/login')).statusCode).toBe(404);
});

test.each([
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='x",
  '<!-- --> & \u2028',
  'x'.repeat(100_000),
])('a name such as %j breaks out of nothing', async (name) => {
  courses.set(4, { name, hasHindi: true });
  const { body, statusCode } = await get('/course/course-content/4-x');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect([statusCode, JSON.parse(json).name]).toEqual([200, name.slice(0, 10_000)]);
  expect(body.replace(json, '')).not.toMatch(/<script>alert|<img src=x|<!--|onload='x'/);
  expect(/<title>(.*?)<\/title>/s.exec(body)?.[1]?.length).toBeLessThan(400);
});

test('a title is cut between letters, and turns nothing beside it', async () => {
  for (const [name, title] of [
    [`A\u202E\tb`, 'A b'],
    ['🎓'.repeat(150), '🎓'.repeat(150)],
    ['🎓'.repeat(151), `${'🎓'.repeat(149)}…`],
  ] as const) {
    courses.set(4, { name, hasHindi: true });
    await describePages(platform.root, describe1, { [coursePath]: courseData });
    expect((await get('/course/course-content/4-x')).body).toContain(`<title>${title} ·`);
  }
});

test('a parameter that is given twice is no fault', async () => {
  const { statusCode, body } = await get('/course/course-content/4-x?from=mail&from=b&utm_source=%FF');
  expect([statusCode, body.includes('<p>mail<')]).toEqual([200, true]);
});

const page = `title: 'A', description: 'B', canonical: '/login', alternates: true, jsonLd: [], html: '<h1>A</h1>'`;
test.each([
  ['throws', '() => { throw new Error("no") }'],
  ['throws what runs when it is read', '() => { throw { toString() { while (true); } } }'],
  ['runs without end', '() => { while (true); }'],
  ['runs without end in a promise', '() => { Promise.resolve().then(() => { while (true); }); return {}; }'],
  ['gives a promise', 'async () => ({})'],
  ['gives nonsense', '() => 4'],
  ['gives half a page', '() => ({ title: "A" })'],
  ['has unknown tags', `() => ({ ${page}, html: '<h1>A</h1><script>alert(1)</script>' })`],
  ['has handlers', `() => ({ ${page}, html: '<p onclick="x">A</p>' })`],
  ['leads to a script', `() => ({ ${page}, html: '<p><a href="javascript:alert(1)">A</a></p>' })`],
  ['hides where it leads', `() => ({ ${page}, html: '<p><a href="&#106;avascript:alert(1)">A</a></p>' })`],
  [
    'leads to another origin without TLS',
    `() => ({ ${page}, html: '<img src="http://elsewhere.example/a.png" alt="">' })`,
  ],
  ['leads to another origin', `() => ({ ${page}, html: '<a href="//elsewhere.example">A</a>' })`],
  ['does not close its tags', `() => ({ ${page}, html: '<ul><li>A</ul>' })`],
  ['closes more than it opened', `() => ({ ${page}, html: '<p>A</p></div>' })`],
  ['fetches by its style', `() => ({ ${page}, css: 'p{background:url(https://elsewhere.example)}' })`],
  ['leaves its style', `() => ({ ${page}, css: '</style><script>' })`],
  ['has a canonical address elsewhere', `() => ({ ${page}, canonical: '//elsewhere.example/' })`],
  ['has a canonical address that cannot be decoded', `() => ({ ${page}, canonical: '/%zz' })`],
  ['leads on to an address that cannot be decoded', `() => ({ ${page}, redirect: '/%zz' })`],
  ['leads on to an address that no header can have', `() => ({ ${page}, redirect: '/\u0915' })`],
  ['has a picture without a host', `() => ({ ${page}, image: 'https://[' })`],
  ['gives two megabytes', `() => ({ ${page}, html: '<p>' + 'x'.repeat(2e6) + '</p>' })`],
  ['reads files', `() => ({ ${page}, title: require('node:fs').readFileSync('/etc/passwd', 'utf8') })`],
  ['reads the process', `() => ({ ${page}, title: process.version })`],
  ['makes code of strings', `() => ({ ${page}, title: new Function('return "x"')() })`],
  ['is 10 MB large', `() => ({ ${page} /* ${'x'.repeat(10_000_000)} */ })`],
  ['is no script', `() => {`],
])('a slice whose page.js %s gets the page without content', async (_name, code) => {
  await describePages(platform.root, code, { '/login': {} });
  const { statusCode, body } = await get('/login');
  expect([statusCode, body.includes(today)]).toEqual([200, true]);
});

test('memory without end costs only the thread, and the next release is used', async () => {
  const code = '() => { const all = []; while (true) all.push(new Array(1e5).fill(all.length)); }';
  await describePages(platform.root, code, { '/login': {} });
  expect((await get('/login')).body).toContain(today);
  await describePages(platform.root, `() => ({ ${page} })`, { '/login': {} });
  expect((await get('/login')).body).toContain('<h1>A</h1>');
});

test.each(['/api/test/failed', '/api/test/none'])(
  'with the data of %s it is the page without content',
  async (address) => {
    await describePages(platform.root, `() => ({ ${page} })`, {
      '/login': { first: '/api/test/courses/4', more: address },
    });
    const { statusCode, body } = await get('/login');
    expect([statusCode, body.includes(today)]).toEqual([200, true]);
  },
);

const listData = { list: '/api/test/list?level=:level&rating=:rating&fixed=1' };
const describeList = `({ query, data }) => ({
  title: JSON.stringify(query),
  description: '',
  canonical: '/login?page=2',
  previous: '/login',
  next: '/login?page=3',
  alternates: true,
  jsonLd: [],
  html: '<h1>' + Object.keys(data.list).join(' ') + '</h1>',
})`;

test.each([
  ['', '?fixed=1&limit=6&offset=0'],
  ['?page=3', '?fixed=1&limit=6&offset=12'],
  ['?page=3&limit=12', '?fixed=1&limit=12&offset=24'],
  ['?page=-1&limit=7', '?fixed=1&limit=6&offset=0'],
  ['?page=1e3&limit=06', '?fixed=1&limit=6&offset=0'],
  ['?page=99999999999', '?fixed=1&limit=6&offset=0'],
])('of a list %s asks for %s', async (query, asked) => {
  await describePages(platform.root, describeList, { '/login': listData }, [6, 12]);
  expect((await get(`/login${query}`)).statusCode).toBe(200);
  expect(lists).toEqual([`/api/test/list${asked}`]);
});

test('the pages of a list beside it are named in its language', async () => {
  await describePages(platform.root, describeList, { '/login': listData }, [6, 12]);
  const { body } = await get('/login?page=2&lang=hi');
  expect(body).toContain(`<link rel="prev" href="${ownUrl}/login?lang=hi">`);
  expect(body).toContain(`<link rel="next" href="${ownUrl}/login?page=3&amp;lang=hi">`);
  expect(body).toContain('{&quot;page&quot;:&quot;2&quot;}');
});

test('what the service refuses of the query is left out', async () => {
  await describePages(platform.root, describeList, { '/login': listData }, [6]);
  const { body } = await get('/login?level=wrong&rating=wrong');
  expect(body).toContain('<h1>fixed limit offset</h1>');
  expect((await get('/login?level=right&rating=wrong')).body).toContain('<h1>level fixed limit offset</h1>');
});

test('a page without a picture has that of the product', async () => {
  await describePages(platform.root, `() => ({ ${page} })`, { '/login': {} });
  const { body } = await get('/login');
  expect(body.match(/property="og:image" content="[^"]*"/g)).toEqual([
    `property="og:image" content="${ownUrl}/share-picture.0a1b2c3d.jpg"`,
  ]);
});

test('a page that is asked for again is made anew behind the answer, and shown until the time is over when that fails', async () => {
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const title = async () => /<title>(.*?) ·/.exec((await get('/course/course-content/4-x')).body)?.[1];
  expect(await title()).toBe('Ohm’s law');
  courses.set(4, { name: 'New', hasHindi: true });
  now += 29_000;
  expect([await title(), reads.length]).toEqual(['Ohm’s law', 1]);
  now += 2_000;
  expect(await title()).toBe('Ohm’s law');
  await until(async () => (await title()) === 'New' || undefined);
  courses.delete(4);
  now += 31_000;
  await until(async () => (await get('/course/course-content/4-x')).statusCode === 404 || undefined);
  clock.mockRestore();
});

test('data that come late are not waited for, and are there for the next visitor', async () => {
  const hasty = await createPlatformUnderTest(mount, [], undefined, {}, { dataMs: 20, codeMs: 1_000 });
  await describePages(hasty.root, `() => ({ ${page} })`, { '/login': { late: '/api/test/late' } });
  const { statusCode, body } = await hasty.app.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect([statusCode, body.includes(today)]).toEqual([200, true]);
  expect(hasty.warnings.join()).toContain('The page /login is sent without its content: its data');
  await until(async () => (await hasty.app.inject({ url: '/login' })).body.includes('<h1>A</h1>') || undefined);
  await hasty.close();
});

test('a new release of the slice is described at once, and one without page.js has no content', async () => {
  await describePages(platform.root, `() => ({ ${page} })`, { '/login': {} });
  expect((await get('/login')).body).toContain('<h1>A</h1>');
  await describePages(platform.root, `() => ({ ${page}, html: '<h1>B</h1>' })`, { '/login': {} });
  expect((await get('/login')).body).toContain('<h1>B</h1>');
});

test('the file is for the platform alone', async () => {
  expect((await get('/mf/mf_public/page.js')).statusCode).toBe(404);
  expect((await get('/remotes.json', { accept: '*/*' })).body).not.toContain('/api/test');
});
