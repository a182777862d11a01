import { screen, within } from '@testing-library/react';
import { openCourse } from './course-screen';

/** The player of the active video. */
export const region = () => screen.getByRole('region', { name: /^Video player: / });
export const video = () => within(region()).getByLabelText<HTMLVideoElement>(/^Video: /);

/** Plays video `A` of module `One`. */
export async function playA() {
  const view = await openCourse();
  await view.user.click(screen.getByRole('button', { name: /^One/ }));
  await view.user.click(screen.getByRole('button', { name: 'Play A' }));
  return view;
}
