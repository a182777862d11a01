import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { http, HttpResponse } from 'msw';
import { network } from '../../../../testing/course-screen';
import { openTab } from '../../../../testing/lesson-tab';
import { createLessonClock } from '../../lib/lesson-clock';
import { TranscriptTab } from './transcript-tab';

const address = (language: string) => `/media/lessons/a/v/captions-${language}-1.vtt`;
const captions = (['en', 'hi'] as const).map((language) => ({ language, url: address(language) }));
const english = `WEBVTT

00:00:00.000 --> 00:00:02.000
Ohm &amp; <b>his</b> law

00:00:02.000 --> 00:00:04.000
What is a
current?

01:00:03.500 --> 01:00:05.000
It flows.
`;

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  network.use(
    http.get(`*${address('en')}`, () => HttpResponse.text(english)),
    http.get(`*${address('hi')}`, () => HttpResponse.text('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nधारा\n')),
  );
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

async function openTranscript() {
  const clock = createLessonClock();
  const view = await openTab(<TranscriptTab videoId={101} captions={captions} clock={clock} />);
  await screen.findByRole('list', { name: 'Transcript' });
  return { ...view, clock };
}

const lines = () => within(screen.getByRole('list', { name: 'Transcript' })).getAllByRole('button');
const present = () => lines().filter((line) => line.getAttribute('aria-current') === 'true');

test('shows the cues, marks the present one, and plays from the one that is pressed', async () => {
  const { user, clock, jump } = await openTranscript();
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    '00:00Ohm & his law',
    '00:02What is a current?',
    '1:00:03It flows.',
  ]);
  await expectAccessible();
  act(() => clock.set(3.2));
  expect(present()).toEqual([lines()[1]]);
  await user.click(lines()[2]!);
  expect(jump).toHaveBeenCalledWith({ videoId: 101, seconds: 3_603 });
});

test('finds lines by a part of their text, and says how many', async () => {
  const { user } = await openTranscript();
  await user.type(screen.getByRole('searchbox', { name: 'Search the transcript' }), 'CURRENT?');
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(screen.getByText('current?').tagName).toBe('MARK');
  expect(screen.getByRole('status').textContent).toBe('1 line found');
});

test('has the other languages of the captions', async () => {
  const { user } = await openTranscript();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'हिन्दी');
  expect(await screen.findByText('धारा')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Transcript' }).lang).toBe('hi');
});

test('goes along with the video in its own list until the reader scrolls, and again when asked', async () => {
  const { user, clock } = await openTranscript();
  const list = screen.getByRole('list', { name: 'Transcript' });
  const scrolled = jest.fn();
  list.scrollTo = scrolled;
  act(() => clock.set(2.5));
  expect(scrolled).toHaveBeenCalledTimes(1);
  fireEvent.wheel(list);
  act(() => clock.set(3_604));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Back to the video’s place' }));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('says when there is none, or when it could not be loaded', async () => {
  const clock = createLessonClock();
  const { unmount } = await openTab(<TranscriptTab videoId={101} captions={[]} clock={clock} />);
  expect(screen.getByText('This lesson has no transcript.')).toBeTruthy();
  unmount();
  network.use(http.get(`*${address('en')}`, () => new HttpResponse(null, { status: 503 }), { once: true }));
  const { user } = await openTab(<TranscriptTab videoId={101} captions={captions} clock={clock} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Transcript' })).toBeTruthy();
});
