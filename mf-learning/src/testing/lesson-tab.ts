import { defineRemote } from '@vidyapath/remote-kit/define-remote';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { createElement, type ReactNode } from 'react';
import contract from '../../contracts/shell.json';
import { coursePanels } from '../app/course-panels';
import { api } from '../lib/api';
import { type CourseLessons, CourseLessonsContext } from '../lib/course-lessons';
import { CoursePanelsContext } from '../lib/course-panels';

interface LessonTabOptions {
  /** What follows `/learn/4/101`. */
  query?: string;
  lessons?: Partial<CourseLessons>;
}

/** Renders a tab of the lesson page alone, beside a player that stands at 3:12 of lesson A. */
export async function openTab(tab: ReactNode, { query = '', lessons }: LessonTabOptions = {}) {
  const jump = jest.fn();
  const value: CourseLessons = {
    lessons: [
      { videoId: 101, title: 'A', seconds: 600 },
      { videoId: 102, title: 'B', seconds: 90 },
    ],
    jump,
    here: () => ({ videoId: 101, seconds: 192.4 }),
    ...lessons,
  };
  const Screen = () =>
    createElement(
      CoursePanelsContext,
      { value: coursePanels },
      createElement(CourseLessonsContext, { value }, createElement('h1', null, 'Course'), tab),
    );
  const remote = defineRemote({
    id: 'mf_learning',
    platform: contract.platform,
    messages: { en: () => import('../messages/en'), hi: () => import('../messages/hi') },
    routes: (slice) => {
      const { DataLayout } = createSliceData(slice, { api });
      return [{ Component: DataLayout, children: [{ path: '/learn/:courseId/:videoId', Component: Screen }] }];
    },
  });
  const view = await renderRemote(remote, `/learn/4/101${query}`, { user: learner });
  return { ...view, jump };
}
