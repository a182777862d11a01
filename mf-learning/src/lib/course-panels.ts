import { type ComponentType, createContext, useContext } from 'react';

/** Parts of the course's page that are separate features. */
export interface CoursePanels {
  Reviews: ComponentType<{ courseId: number }>;
  Discussions: ComponentType<{ courseId: number }>;
  Notes: ComponentType<{ courseId: number; videoId: number }>;
}

const Nothing = () => null;

export const CoursePanelsContext = createContext<CoursePanels>({
  Reviews: Nothing,
  Discussions: Nothing,
  Notes: Nothing,
});

export const useCoursePanels = (): CoursePanels => useContext(CoursePanelsContext);
