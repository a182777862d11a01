import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OpenHandout } from '@vidyapath/http/handouts';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/catalogue';
import { enter, press } from '../../testing/screen';
import { openVideos } from '../../testing/videos';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const makeHandout = (title: string): OpenHandout => ({
  file_id: crypto.randomUUID(),
  title,
  size_bytes: 1_572_864,
  url: `/media/handouts/${title}?signature=x`,
});

/** The files of every lesson, in memory. */
function serveHandouts(titles: readonly string[] = []) {
  let handouts = titles.map(makeHandout);
  const sent: string[] = [];
  const path = `*${lessonPaths.handouts(':id')}`;
  network.use(
    http.get(path, () => HttpResponse.json(handouts)),
    http.post(path, async ({ request }) => {
      const form = await request.formData();
      const title = form.get('title') as string;
      sent.push(title);
      handouts = [...handouts, makeHandout(title)];
      return HttpResponse.json(handouts.at(-1), { status: 201 });
    }),
    http.delete(`*${lessonPaths.handout(':id', ':file')}`, ({ params }) => {
      handouts = handouts.filter(({ file_id: id }) => id !== params.file);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { sent };
}

async function openHandouts(titles?: readonly string[]) {
  const view = await openVideos();
  const service = serveHandouts(titles);
  await view.user.click(await press('Files of Welcome'));
  await screen.findByText(titles?.length ? /Learners find these files/ : 'This lesson has no files yet.');
  return { ...view, ...service };
}

function choose(file: File): void {
  fireEvent.change(screen.getByLabelText('Add a PDF to Welcome', { selector: 'input' }), { target: { files: [file] } });
}

const pdf = new File(['%PDF-1.7 %%EOF'], 'Formulas.pdf', { type: 'application/pdf' });

test('files are listed when their part is opened, with a link each', async () => {
  await openHandouts(['Formulas']);
  const list = within(await screen.findByRole('list', { name: 'Files of Welcome' }));
  expect(list.getByRole('link', { name: 'Formulas' }).getAttribute('href')).toBe(
    '/media/handouts/Formulas?signature=x',
  );
  expect(list.getByText('1.6 MB')).toBeTruthy();
  await expectAccessible();
});

test('a chosen PDF gets the name of its file, or the title that was typed', async () => {
  const { user, sent } = await openHandouts();
  choose(pdf);
  expect(await screen.findByText('Formulas was added.')).toBeTruthy();
  await enter(user, 'Title of the file', 'Exercises');
  choose(pdf);
  expect(await screen.findByText('Exercises was added.')).toBeTruthy();
  expect(sent).toEqual(['Formulas', 'Exercises']);
  expect(await screen.findByRole('link', { name: 'Exercises' })).toBeTruthy();
});

test('a file that is too large is not sent, and one that is no PDF is told in words', async () => {
  const { sent } = await openHandouts();
  const large = new File([], 'large.pdf');
  Object.defineProperty(large, 'size', { value: lessonLimits.handout.bytesMax + 1 });
  choose(large);
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 20 MB');
  network.use(http.post(`*${lessonPaths.handouts(':id')}`, () => problem(415)));
  choose(pdf);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('not a whole PDF'));
  expect(sent).toEqual([]);
});

test('a file is deleted after a question that names it', async () => {
  const { user } = await openHandouts(['Formulas', 'Exercises']);
  await user.click(await press('Delete the file Formulas'));
  const question = within(await screen.findByRole('dialog', { name: 'Delete file' }));
  expect(question.getByText('Formulas')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Formulas' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Exercises' })).toBeTruthy();
});

test('a lesson with five files takes no other', async () => {
  await openHandouts(['1', '2', '3', '4', '5']);
  expect(await screen.findByText('A lesson may have 5 files. Delete one to add another.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a PDF to Welcome' })).toBeNull();
});

test('a list that could not be loaded is loaded again', async () => {
  const { user } = await openVideos();
  network.use(http.get(`*${lessonPaths.handouts(':id')}`, () => problem(503)));
  await user.click(await press('Files of Welcome'));
  const again = await press('Try again');
  serveHandouts(['Formulas']);
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Formulas' })).toBeTruthy();
});
