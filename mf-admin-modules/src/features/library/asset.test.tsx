import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { draft, openAsset, serveAsset } from '../../testing/asset';
import { network } from '../../testing/catalogue';
import { use } from '../../testing/library';
import { press } from '../../testing/screen';
import { chooseFile, makeFile } from '../../testing/uploads';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  network.resetHandlers();
  localStorage.clear();
});
afterAll(() => network.close());

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const addFirst = async (user: UserEvent, text: string) => {
  fireEvent.change(await screen.findByLabelText('Language of the captions'), { target: { value: 'hi' } });
  await user.click(await press('Add a caption here'));
  await type('Text of caption 1', text);
};
const withCaptions = (part = {}) => serveAsset({ captions: [draft], ...part });
const rendition = { name: '240p', width: 426, height: 240, bits_per_second: 1, size_bytes: 1 } as const;

test('the page tells what the video is, plays it and names its lessons', async () => {
  withCaptions({ used_by: [use], used_by_count: 1, renditions: [rendition] });
  await openAsset();
  await screen.findByRole('heading', { level: 1, name: 'Ohm ka niyam' });
  await screen.findByLabelText('Watch Ohm ka niyam', { selector: 'video' });
  for (const text of ['03 - Ohm ka niyam.mp4', '640 × 360', '240p', '00:01:00'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ohm’s law (React Basics)' })).toBeTruthy();
  await field('Text of caption 1');
  await expectAccessible();
});

test('a video that is gone says so and leads back', async () => {
  const { change } = serveAsset();
  change({ asset_id: 'another' });
  await openAsset();
  await screen.findByText('This video no longer exists.');
  expect(screen.getByRole('link', { name: 'All videos' }).getAttribute('href')).toBe('/studio/library');
});

test('the title is changed in place, by the version that was read', async () => {
  const { sent } = withCaptions();
  const { user } = await openAsset();
  await user.click(await press('Rename Ohm ka niyam'));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Ohm’s law{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'PUT', name: '', ifMatch: '"Ohm%20ka%20niyam"', body: { title: 'Ohm’s law' } }]),
  );
  await screen.findByRole('heading', { level: 1, name: 'Ohm’s law' });
});

test('the present second gives the poster', async () => {
  const { sent } = withCaptions();
  const { user } = await openAsset();
  const video = await screen.findByLabelText<HTMLVideoElement>('Watch Ohm ka niyam', { selector: 'video' });
  video.currentTime = 12.5;
  await user.click(await press('Use the present picture as its poster'));
  await waitFor(() => expect(sent).toMatchObject([{ name: 'poster', body: { at_seconds: 12.5 } }]));
});

test('captions are edited, stored by their version, and shown to learners', async () => {
  const { sent } = withCaptions();
  const { user } = await openAsset();
  await screen.findByText('A draft: learners do not see it yet.');
  await type('Text of caption 1', 'Namaste ji');
  await type('End of caption 1', '0:02.5');
  await screen.findByText('Not saved yet. What you type is kept in this browser.');
  await user.click(await press('Save captions'));
  await user.click(await press('Show to learners'));
  await screen.findByText('Learners see these captions.');
  expect(sent).toEqual([
    {
      method: 'PUT',
      name: 'captions/hi',
      ifMatch: '"1"',
      body: { cues: [{ from: 0, to: 2.5, text: 'Namaste ji' }] },
    },
    { method: 'POST', name: 'captions/hi/approve', ifMatch: '"2"', body: '' },
  ]);
});

test('a caption is added, timed, split and deleted at the present second', async () => {
  withCaptions();
  const { user } = await openAsset();
  await field('Text of caption 1');
  const video = screen.getByLabelText<HTMLVideoElement>('Watch Ohm ka niyam', { selector: 'video' });
  video.currentTime = 10;
  await user.click(await press('Add a caption here'));
  expect((await field('Start of caption 2')).value).toBe('00:10.000');
  await screen.findByText('1 caption has to be corrected before saving.');
  await type('Text of caption 2', 'one two');
  video.currentTime = 12;
  await user.click(await press('Split caption 2'));
  expect((await field('Text of caption 3')).value).toBe('two');
  await user.click(await press('Start caption 1 at the present second'));
  await screen.findByText('It ends before it begins.');
  await user.click(await press('Delete caption 2'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text of caption 3' })).toBeNull());
  await user.click(await press('Undo'));
  expect((await field('Text of caption 2')).value).toBe('Namaste');
  expect((await field('Text of caption 3')).value).toBe('two');
});

test('the first captions of a language do not take the place of another’s', async () => {
  const { becomeOther, sent } = serveAsset({}, []);
  const { user } = await openAsset();
  await addFirst(user, 'Mine');
  becomeOther();
  await user.click(await press('Save captions'));
  await screen.findByText('Somebody else has changed these captions in the meantime. This is where they differ:');
  await user.click(await press('Keep mine'));
  await screen.findByText('A draft: learners do not see it yet.');
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([null, '"2"']);
});

test('the first captions of a language are stored', async () => {
  const { sent } = serveAsset({}, []);
  const { user } = await openAsset();
  await addFirst(user, 'Namaste');
  await user.click(await press('Save captions'));
  await screen.findByText('A draft: learners do not see it yet.');
  expect(sent).toMatchObject([{ body: { cues: [{ from: 0, to: 3, text: 'Namaste' }] } }]);
});

test('what is typed is there again when the page is opened anew, until it is discarded', async () => {
  withCaptions();
  const view = await openAsset();
  await type('Text of caption 1', 'Half typed');
  view.unmount();
  const { user } = await openAsset();
  await screen.findByText('These are your unsaved changes from this browser.');
  expect((await field('Text of caption 1')).value).toBe('Half typed');
  await user.click(await press('Discard changes'));
  await screen.findByText('What you have changed since the last save is lost.');
  expect((await field('Text of caption 1')).value).toBe('Half typed');
  await user.click(await press('Discard'));
  await waitFor(async () => expect((await field('Text of caption 1')).value).toBe('Namaste'));
});

test.each([
  ['Keep mine', 'Mine', 2],
  ['Take theirs', 'Theirs', 1],
])('when somebody else has changed them, one may choose: %s', async (choice, text, puts) => {
  const { becomeOther, sent } = withCaptions();
  const { user } = await openAsset();
  await type('Text of caption 1', 'Mine');
  becomeOther();
  await user.click(await press('Save captions'));
  expect((await screen.findByRole('group', { name: 'Yours' })).textContent).toContain('00:00.000 – 00:01.000 Mine');
  expect(screen.getByRole('group', { name: 'Theirs' }).textContent).toContain('00:04.000 – 00:05.000 Theirs');
  await user.click(await press(choice));
  await screen.findByText('A draft: learners do not see it yet.');
  expect((await field('Text of caption 1')).value).toBe(text);
  expect(sent).toHaveLength(puts);
});

test('a file takes the place of the captions; one that is none says where it is wrong', async () => {
  withCaptions();
  await openAsset();
  await field('Text of caption 1');
  await chooseFile('Import a .vtt or .srt file', makeFile('no captions', 'a.srt'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Line 1: There is no time before this text.');
  expect(document.activeElement?.contains(alert)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await chooseFile('Import a .vtt or .srt file', makeFile('00:02 --> 00:03', 'a.vtt'));
  await waitFor(async () => expect((await field('Text of caption 1')).value).toBe('From a file'));
  await screen.findByText('Learners see these captions.');
});

test.each([
  ['Keep mine', 'From a file', 2],
  ['Take theirs', 'Theirs', 1],
])('a file does not replace what somebody else has stored before one chooses: %s', async (choice, text, puts) => {
  const { becomeOther, sent } = withCaptions();
  const { user } = await openAsset();
  await field('Text of caption 1');
  becomeOther();
  await chooseFile('Import a .vtt or .srt file', makeFile('00:02 --> 00:03\nFile', 'a.vtt'));
  expect((await screen.findByRole('group', { name: 'Yours' })).textContent).toContain('a.vtt\n00:02 --> 00:03');
  expect(screen.getByRole('group', { name: 'Theirs' }).textContent).toContain('Theirs');
  await user.click(await press(choice));
  await waitFor(async () => expect((await field('Text of caption 1')).value).toBe(text));
  expect(sent).toHaveLength(puts);
});

test('a deletion of what somebody else has changed shows that first', async () => {
  const { becomeOther } = withCaptions();
  const { user } = await openAsset();
  await field('Text of caption 1');
  becomeOther();
  await user.click(await press('Delete these captions'));
  await user.click(await press('Delete'));
  await screen.findByText(/This is what is stored now/);
  expect((await field('Text of caption 1')).value).toBe('Theirs');
});

test('after a deletion the focus is in the next caption, after its undoing in the one that is back', async () => {
  const texts = ['One', 'Two', 'Three'];
  serveAsset(
    { captions: [draft] },
    texts.map((text, at) => ({ from: at, to: at + 1, text })),
  );
  const { user } = await openAsset();
  await field('Text of caption 3');
  const focused = () => (document.activeElement as HTMLTextAreaElement | null)?.value;
  await user.click(await press('Delete caption 2'));
  await waitFor(() => expect(focused()).toBe('Three'));
  await user.click(await press('Undo'));
  await waitFor(() => expect(focused()).toBe('Two'));
  await user.click(await press('Delete caption 3'));
  await waitFor(() => expect(focused()).toBe('Two'));
  await user.click(await press('Delete caption 2'));
  await user.click(await press('Delete caption 1'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a caption here'));
});

test('captions are downloaded, and deleted after a question', async () => {
  const { sent } = withCaptions();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const { user } = await openAsset();
  await user.click(await press('Download .srt'));
  await user.click(await press('Download .vtt'));
  await waitFor(() => expect(saved).toEqual(['Ohm ka niyam.hi.srt', 'Ohm ka niyam.hi.vtt']));
  await user.click(await press('Delete these captions'));
  await user.click(await press('Delete'));
  await screen.findByText('No captions in this language yet. Add the first one, or import a file.');
  expect(sent).toMatchObject([{ method: 'DELETE', ifMatch: '"1"' }]);
});
