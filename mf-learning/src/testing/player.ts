import { screen, waitFor, within } from '@testing-library/react';
import { openCourse } from './course-screen';

/** The player of the active video. */
export const region = () => screen.getByRole('region', { name: /^Video player: / });
export const video = () => within(region()).getByLabelText<HTMLVideoElement>(/^Video: /);

/** Waits until the service has answered how the lesson is played. */
export const answered = () =>
  waitFor(() => {
    if (screen.queryByText('Opening the lesson')) throw new Error('The service has not answered.');
  });

export const plays = () =>
  waitFor(() => {
    if (video().paused) throw new Error('The video does not play.');
  });

/** Presses play of video `A` of module `One`. */
export async function pressA() {
  const view = await openCourse();
  await view.user.click(screen.getByRole('button', { name: /^One/ }));
  await view.user.click(screen.getByRole('button', { name: 'Play A' }));
  return view;
}

export async function playA() {
  const view = await pressA();
  await plays();
  return view;
}
