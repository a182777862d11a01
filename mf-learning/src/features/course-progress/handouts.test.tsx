import { screen, waitFor, within } from '@testing-library/react';
import type { OpenHandout } from '@vidyapath/http/handouts';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { answerWith, moduleRows, network, setUpCourseScreen } from '../../testing/course-screen';
import { answered, pressA } from '../../testing/player';

setUpCourseScreen();

const handout: OpenHandout = {
  file_id: '11111111-2222-4333-8444-555555555555',
  title: 'सूत्र',
  size_bytes: 1_572_864,
  url: '/media/handouts/11111111-2222-4333-8444-555555555555?title=x&signature=y',
};

async function playWith(answer: () => Response) {
  const asked: string[] = [];
  answerWith(moduleRows(1, 'One', ['A', 'B']));
  network.use(
    http.get(`*${lessonPaths.handouts(':id')}`, ({ params }) => {
      asked.push(String(params.id));
      return answer();
    }),
  );
  await pressA();
  await waitFor(() => expect(asked).toHaveLength(1));
}

test('the files of the lesson that is played stand under it, with a link each', async () => {
  await playWith(() => HttpResponse.json([handout]));
  const list = within(await screen.findByRole('list', { name: 'Files of this lesson (PDF)' }));
  expect(list.getByRole('link', { name: 'सूत्र' }).getAttribute('href')).toBe(handout.url);
  expect(list.getByText('1.6 MB')).toBeTruthy();
  await expectAccessible();
});

test.each([
  ['a lesson without files', () => HttpResponse.json([])],
  ['a service that does not know files', () => HttpResponse.json({ detail: 'No.' }, { status: 404 })],
])('%s shows no such part', async (_what, answer) => {
  await playWith(answer);
  await answered();
  expect(screen.queryByText('Files of this lesson (PDF)')).toBeNull();
});
