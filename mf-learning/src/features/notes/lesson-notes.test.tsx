import type { Note } from '@vidyapath/http/learning-notes';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWith, moduleRows, network, setUpCourseScreen } from '../../testing/course-screen';
import { playA, video } from '../../testing/player';

setUpCourseScreen();

/** Notes as the service keeps them. */
function serveNotes(...bodies: string[]) {
  const noteOf = (body: string, at: number, index: number): Note => ({
    note_id: `n${index}`,
    course_id: 4,
    video_id: 101,
    at_seconds: at,
    body,
    created_at: '2026-11-20T08:00:00.000Z',
    edited_at: null,
  });
  let notes = bodies.map((body, index) => noteOf(body, 12 + index, index));
  const sent: unknown[] = [];
  answerWith(moduleRows(1, 'One', ['A']));
  network.use(
    http.get(`*${paths.courseNotes(':course')}`, () => HttpResponse.json(notes)),
    http.post(`*${paths.notes}`, async ({ request }) => {
      const body = (await request.json()) as Note;
      sent.push(body);
      notes = [...notes, noteOf(body.body, body.at_seconds ?? 0, notes.length)];
      return HttpResponse.json(notes.at(-1), { status: 201 });
    }),
    http.put(`*${paths.note(':id')}`, async ({ request }) => {
      const body = (await request.json()) as Note;
      sent.push(body);
      notes = notes.map((note) => ({ ...note, ...body }));
      return HttpResponse.json(notes[0]);
    }),
    http.delete(`*${paths.note(':id')}`, () => {
      notes = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

async function openNotes() {
  const view = await playA();
  await view.user.click(screen.getByRole('button', { name: 'My notes' }));
  await screen.findByRole('button', { name: 'Add a note' });
  return view;
}

test('a note begins where the player stands', async () => {
  const sent = serveNotes();
  const { user } = await openNotes();
  expect(await screen.findByText(/No notes on this lesson yet/)).toBeTruthy();
  await expectAccessible();
  act(() => {
    video().currentTime = 42;
    fireEvent.timeUpdate(video());
  });
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  expect(screen.queryByText(/No notes on this lesson yet/)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Time/ }).value).toBe('00:42');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Note/ }));
  await user.keyboard('Mind <b>this</b>');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('Mind <b>this</b>')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a note' }));
  expect(sent).toEqual([{ video_id: 101, at_seconds: 42, body: 'Mind <b>this</b>' }]);
});

test('a note jumps in the player, is changed and is deleted', async () => {
  const sent = serveNotes('First');
  const { user } = await openNotes();
  await user.click(await screen.findByRole('button', { name: 'Play from 00:12' }));
  await waitFor(() => expect(video().currentTime).toBe(12));
  await user.click(screen.getByRole('button', { name: 'Edit the note at 00:12' }));
  await user.keyboard(', better');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('First, better')).toBeTruthy();
  expect(sent).toEqual([{ at_seconds: 12, body: 'First, better' }]);
  await user.click(screen.getByRole('button', { name: 'Delete the note at 00:12' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/No notes on this lesson yet/)).toBeTruthy();
});

test('a new note and one that is changed are open beside each other, each with fields of its own', async () => {
  serveNotes('First');
  const { user } = await openNotes();
  await user.click(await screen.findByRole('button', { name: 'Edit the note at 00:12' }));
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  expect(screen.getAllByRole('textbox', { name: /^Note/ })).toHaveLength(2);
  await expectAccessible();
});

test('saves all notes of the course as a text, and shows a failure', async () => {
  serveNotes('First');
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:notes', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  network.use(
    http.get(`*${paths.courseNotesText(':course')}`, () => new HttpResponse(null, { status: 503 }), { once: true }),
  );
  const { user } = await openNotes();
  await user.click(screen.getByRole('button', { name: 'Download all notes of the course' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be downloaded/);
  network.use(http.get(`*${paths.courseNotesText(':course')}`, () => new HttpResponse('00:12 First')));
  await user.click(screen.getByRole('button', { name: 'Download all notes of the course' }));
  await waitFor(() => expect(saved).toEqual(['notes-4.txt']));
});

/** Writes a note on A, of a module that has B as well. */
async function writeNote() {
  serveNotes();
  answerWith(moduleRows(1, 'One', ['A', 'B']));
  const view = await openNotes();
  await view.user.click(screen.getByRole('button', { name: 'Add a note' }));
  await view.user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Half a thought');
  return view;
}

const written = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value;

test('no lesson begins by itself while a note is being written', async () => {
  const { user } = await writeNote();
  fireEvent.ended(video());
  expect(screen.queryByRole('timer')).toBeNull();
  expect(written()).toBe('Half a thought');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Watch again' }));
  fireEvent.ended(video());
  expect(screen.getByRole('timer')).toBeTruthy();
});

test('a lesson that is about to begin waits as soon as a note is written', async () => {
  serveNotes();
  answerWith(moduleRows(1, 'One', ['A', 'B']));
  const { user } = await openNotes();
  fireEvent.ended(video());
  expect(screen.getByRole('timer')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'x');
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull(), { timeout: 2_000 });
});

test('a note that is not saved is there again when its lesson is opened again', async () => {
  const { user } = await writeNote();
  await user.click(screen.getByRole('button', { name: 'Next video' }));
  expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Previous video' }));
  await waitFor(() => expect(written()).toBe('Half a thought'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Next video' }));
  await user.click(screen.getByRole('button', { name: 'Previous video' }));
  expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull();
});

test('a note that is not saved is kept when the page is left', async () => {
  await writeNote();
  fireEvent(window, new Event('pagehide'));
  expect(Object.values({ ...localStorage }).join()).toContain('Half a thought');
});
