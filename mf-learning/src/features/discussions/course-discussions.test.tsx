import type { Post, Thread } from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWith, moduleRows, network, openCourse, setUpCourseScreen } from '../../testing/course-screen';

setUpCourseScreen();

const written = { author_name: 'Meera', by_staff: false, own: false, created_at: '2026-11-20T08:00:00.000Z' };
const hostile = '<b onclick=alert(1)>hi</b> look at 0:12';
const thread: Thread = {
  ...written,
  thread_id: 't1',
  course_id: 4,
  video_id: 101,
  at_seconds: null,
  title: 'Why a hook?',
  body: hostile,
  edited_at: null,
  removed: false,
  post_count: 1,
  last_post_at: null,
  accepted_post_id: null,
};
const post: Post = {
  ...written,
  post_id: 'p1',
  by_staff: true,
  body: 'Because',
  edited_at: null,
  removed: false,
  votes: 2,
  voted: false,
  accepted: false,
};
const thePath = '/course/course-progress?tab=discussions&thread=t1';

function serveThread(part: Partial<Thread> = {}) {
  answerWith(moduleRows(1, 'One', ['A']));
  network.use(
    http.get(`*${paths.courseThreads(':course')}`, () =>
      HttpResponse.json([thread], { headers: { 'x-total-count': '1' } }),
    ),
    http.get(`*${paths.thread('t1')}`, () => HttpResponse.json({ ...thread, ...part, posts: [post] })),
    http.post(`*${paths.notificationsRead}`, () => HttpResponse.json({ unread: 0 })),
  );
}

test('a link to an answer opens its thread at the answer, reads its notifications and leads back to the list', async () => {
  serveThread({ own: true });
  const sent: unknown[] = [];
  network.use(
    http.post(`*${paths.notificationsRead}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ unread: 0 });
    }),
  );
  const { user, router } = await openCourse('/course/course-progress?thread=t1#post-p1');
  const answer = (await screen.findByText('Because')).closest('li');
  expect(answer?.id).toBe('post-p1');
  expect(router.state.location).toMatchObject({ pathname: '/learn/4/101', hash: '#post-p1' });
  await waitFor(() => expect(sent).toEqual([{ topic: 'thread/t1' }]));
  await user.click(await screen.findByRole('button', { name: 'All questions' }));
  expect(await screen.findByRole('list', { name: 'Questions' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask a question' }));
  await user.click(screen.getByRole('button', { name: /^Why a hook\?/ }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'All questions' }));
});

test('lists questions and asks one about a place in the video; keeps what was typed after a refusal', async () => {
  serveThread();
  const sent: unknown[] = [];
  network.use(
    http.post(`*${paths.courseThreads(':course')}`, async ({ request }) => {
      sent.push(await request.json());
      return sent.length > 1 ? HttpResponse.json(thread, { status: 201 }) : HttpResponse.json({}, { status: 503 });
    }),
  );
  const { user } = await openCourse('/course/course-progress?tab=discussions');
  const list = within(await screen.findByRole('list', { name: 'Questions' }));
  expect(list.getByText('1 answer')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ }));
  await user.keyboard('Why?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lesson' }), 'A');
  await user.type(screen.getByRole('textbox', { name: 'Time in the lesson' }), '0:10');
  const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your question/ });
  await user.type(body, 'I wonder');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/What you typed is still here/);
  expect(body.value).toBe('I wonder');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('list', { name: 'Questions' });
  expect(sent[1]).toEqual({ title: 'Why?', body: 'I wonder', video_id: 101, at_seconds: 10 });
});

test('without questions there is nothing to search in', async () => {
  answerWith(moduleRows(1, 'One', ['A']));
  network.use(
    http.get(`*${paths.courseThreads(':course')}`, () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })),
  );
  await openCourse('/course/course-progress?tab=discussions');
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search questions' })).toBeNull());
  expect(await screen.findByRole('button', { name: 'Ask a question' })).toBeTruthy();
});

test('a thread shows texts as they were typed, and a time in them plays the lesson from there', async () => {
  serveThread();
  const { user } = await openCourse(thePath);
  expect(await screen.findByText(/<b onclick=alert\(1\)>hi<\/b>/)).toBeTruthy();
  expect(screen.getByText('Staff')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Play A from 0:12' }));
  expect(await screen.findByRole('region', { name: 'Video player: A' })).toBeTruthy();
});

test('a vote shows at once and is taken back when it is refused', async () => {
  serveThread();
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  network.use(
    http.put(`*${paths.postVote('p1')}`, async () => {
      await refused;
      return HttpResponse.json({}, { status: 503 });
    }),
  );
  const { user } = await openCourse(thePath);
  await user.click(await screen.findByRole('button', { name: 'Helpful (2)' }));
  expect(await screen.findByRole('button', { name: 'Helpful (3)', pressed: true })).toBeTruthy();
  refuse();
  expect(await screen.findByRole('button', { name: 'Helpful (2)', pressed: false })).toBeTruthy();
});

test('the asker accepts an answer, writes another one and reports a third', async () => {
  serveThread({ own: true });
  const sent: unknown[] = [];
  const take =
    (status: number, body: object | null) =>
    async ({ request }: { request: Request }) => {
      sent.push([new URL(request.url).pathname, await request.json().catch(() => null)]);
      return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status });
    };
  network.use(
    http.post(`*${paths.postAccept('p1')}`, take(200, {})),
    http.post(`*${paths.threadPosts('t1')}`, take(201, post)),
    http.post(`*${paths.postReport('p1')}`, take(204, null)),
  );
  const { user } = await openCourse(thePath);
  await user.click(await screen.findByRole('button', { name: 'This solves it' }));
  await user.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Rude');
  await user.click(screen.getByRole('button', { name: 'Report it' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [paths.postAccept('p1'), null],
      [paths.threadPosts('t1'), { body: 'Thanks' }],
      [paths.postReport('p1'), { reason: 'Rude' }],
    ]),
  );
});

test('search, order and filters stand in the URL and are asked of the service', async () => {
  serveThread();
  const asked: string[] = [];
  network.use(
    http.get(`*${paths.courseThreads(':course')}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([thread], { headers: { 'x-total-count': '1' } });
    }),
  );
  await openCourse('/course/course-progress?tab=discussions&find=hook&order=post_count:desc&lesson=101&open=true');
  await screen.findByRole('list', { name: 'Questions' });
  expect(asked).toContain('?q=hook&sort=post_count%3Adesc&video_id=101&unanswered=true&limit=10&offset=0');
});

test('an author changes a question and an answer, and deletes the answer', async () => {
  serveThread({ own: true });
  const sent: unknown[] = [];
  network.use(
    http.get(`*${paths.thread('t1')}`, () =>
      HttpResponse.json({ ...thread, own: true, posts: [{ ...post, own: true }] }),
    ),
    http.put(`*${paths.thread('t1')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(thread);
    }),
    http.put(`*${paths.post('p1')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(post);
    }),
    http.delete(`*${paths.post('p1')}`, () => {
      sent.push('deleted');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await openCourse(thePath);
  await user.click((await screen.findAllByRole('button', { name: 'Edit' }))[0]!);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Save the question' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: 'Edit' })[1]!);
  await user.type(screen.getAllByRole('textbox', { name: /^Your answer/ })[0]!, ' of that');
  await user.click(screen.getByRole('button', { name: 'Save the answer' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1]!);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { title: 'Why a hook?!', body: hostile, video_id: 101, at_seconds: null },
      { body: 'Because of that' },
      'deleted',
    ]),
  );
});

test('a vote stands as the service counts it, and can be taken back', async () => {
  serveThread();
  network.use(
    http.put(`*${paths.postVote('p1')}`, () => HttpResponse.json({ post_id: 'p1', votes: 5, voted: true })),
    http.delete(`*${paths.postVote('p1')}`, () => HttpResponse.json({ post_id: 'p1', votes: 4, voted: false })),
  );
  const { user } = await openCourse(thePath);
  await user.click(await screen.findByRole('button', { name: 'Helpful (2)' }));
  await user.click(await screen.findByRole('button', { name: 'Helpful (5)', pressed: true }));
  expect(await screen.findByRole('button', { name: 'Helpful (4)', pressed: false })).toBeTruthy();
});
