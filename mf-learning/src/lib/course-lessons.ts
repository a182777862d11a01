import { createContext, useContext } from 'react';

/** A second of a lesson. */
export interface LessonPlace {
  videoId: number;
  seconds: number;
}

export interface Lesson {
  videoId: number;
  title: string;
  /** Its length; 0: not known. */
  seconds: number;
}

/** The player as the parts beside it see it: its readable state and its commands. */
export interface CourseLessons {
  /** In the order of the course. */
  lessons: readonly Lesson[];
  /** Plays a lesson from a place on. */
  jump: (place: LessonPlace) => void;
  /** Position of the open lesson. */
  here: () => LessonPlace | undefined;
}

const none: CourseLessons = { lessons: [], jump: () => undefined, here: () => undefined };

export const CourseLessonsContext = createContext<CourseLessons>(none);

export const useCourseLessons = (): CourseLessons => useContext(CourseLessonsContext);
