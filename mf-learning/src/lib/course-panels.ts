import { type ComponentType, createContext, useContext } from 'react';

/** Parts of the course's page that are separate features. */
export interface CoursePanels {
  Reviews: ComponentType<{ courseId: number }>;
  OwnReview: ComponentType<{ courseId: number }>;
  /** With a lesson, a new question is kept for it until it is sent. */
  Discussions: ComponentType<{ courseId: number; videoId?: number }>;
  /** `isClosed`, or without a lesson: they are read, but nothing is written. */
  Notes: ComponentType<{ courseId: number; videoId?: number; isClosed?: boolean }>;
}

const Nothing = () => null;

export const CoursePanelsContext = createContext<CoursePanels>({
  Reviews: Nothing,
  OwnReview: Nothing,
  Discussions: Nothing,
  Notes: Nothing,
});

export const useCoursePanels = (): CoursePanels => useContext(CoursePanelsContext);
