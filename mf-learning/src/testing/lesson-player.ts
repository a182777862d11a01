import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SliceContext } from '@vidyapath/client/screens/platform-context';
import { createFakePlatform } from '@vidyapath/testing/fake-platform';
import { learner } from '@vidyapath/testing/users';
import { createElement, createRef, type JSXElementConstructor, type PropsWithChildren } from 'react';
import { LessonPlayer } from '../components/player/lesson-player';
import type { LessonPlayerHandle, LessonPlayerProps } from '../components/player/lesson-player.types';
import messages from '../messages/en';
import { playOf } from './course-screen';
import { video } from './player';

/** Renders the player of a lesson page alone, or inside `wrapper`. */
export function openPlayer(
  props: Partial<LessonPlayerProps> = {},
  user: typeof learner | null = learner,
  wrapper?: JSXElementConstructor<PropsWithChildren>,
) {
  const platform = createFakePlatform({ user, messages: { mf_learning: messages } });
  const handle = createRef<LessonPlayerHandle>();
  const elementOf = (changed: Partial<LessonPlayerProps>) =>
    createElement(
      SliceContext,
      { value: { platform, slice: 'mf_learning' } },
      createElement(LessonPlayer, {
        videoId: 101,
        title: 'A',
        handle,
        ask: () => Promise.resolve(playOf()),
        onBuy: () => undefined,
        ...props,
        ...changed,
      }),
    );
  const view = render(elementOf({}), wrapper && { wrapper });
  const rerender = (changed: Partial<LessonPlayerProps>) => view.rerender(elementOf(changed));
  return { ...view, rerender, platform, handle, user: userEvent.setup() };
}

/** As {@link openPlayer}, and waits until it plays. */
export async function openPlaying(props: Partial<LessonPlayerProps> = {}) {
  const view = openPlayer({ autoPlay: true, ...props });
  await waitFor(() => {
    if (video().paused) throw new Error('The video does not play.');
  });
  return view;
}
