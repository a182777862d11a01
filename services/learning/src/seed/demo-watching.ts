/** The demo's own learner, its member of staff, or one of its buyers by number. */
export type DemoWho = 'learner' | 'staff' | number;

export interface DemoWatching {
  who: DemoWho;
  course_id: number;
  /** When its lessons were seen to their ends, in their order. */
  daysAgo: readonly number[];
  /** The next one was left at this second. */
  left?: { daysAgo: number; second: number };
}

export interface DemoNote {
  course_id: number;
  /** Of the lesson in its course, from 0. */
  lesson: number;
  at_seconds: number;
  daysAgo: number;
  body: string;
}

/** Courses of the demo: with prices, and free ones. */
export const demoCourses = { javascript: 2, python: 6, spokenEnglish: 16, drawing: 23 } as const;

const { javascript, python, spokenEnglish, drawing } = demoCourses;

/** Some weeks of the demo's learner; two others who have completed a course, and some who have begun one. */
export const demoWatching: readonly DemoWatching[] = [
  { who: 'learner', course_id: drawing, daysAgo: [26.3, 25.2, 24.1, 22.4, 21.2] },
  { who: 'learner', course_id: javascript, daysAgo: [12.3, 11.4, 11.3, 9.2, 8.1, 6.4] },
  { who: 'learner', course_id: python, daysAgo: [4.1, 3.1, 2.1, 1.1], left: { daysAgo: 0.1, second: 9 } },
  { who: 0, course_id: python, daysAgo: [38.2, 37.3, 36.1, 35.2, 34.4, 33.1, 32.2, 31.3] },
  { who: 1, course_id: python, daysAgo: [29.1, 28.2, 26.3, 24.2, 22.1, 20.2, 18.4, 17.2] },
  { who: 2, course_id: python, daysAgo: [27.2, 26.1, 25.4] },
  { who: 3, course_id: python, daysAgo: [21.3, 20.1] },
  { who: 4, course_id: python, daysAgo: [19.2, 18.3, 17.1, 16.2] },
  { who: 5, course_id: python, daysAgo: [15.4, 14.2] },
  { who: 6, course_id: python, daysAgo: [13.1, 12.2] },
  { who: 7, course_id: spokenEnglish, daysAgo: [12.4, 11.2] },
  { who: 8, course_id: spokenEnglish, daysAgo: [10.3] },
  { who: 9, course_id: spokenEnglish, daysAgo: [9.2, 8.3] },
  { who: 10, course_id: spokenEnglish, daysAgo: [5.1] },
];

export const demoNotes: readonly DemoNote[] = [
  {
    course_id: drawing,
    lesson: 0,
    at_seconds: 4,
    daysAgo: 26.2,
    body: 'Whole arm, not the wrist. One page every morning.',
  },
  { course_id: javascript, lesson: 1, at_seconds: 11, daysAgo: 11.3, body: '=== in place of ==, always.' },
  { course_id: javascript, lesson: 4, at_seconds: 6.5, daysAgo: 8, body: 'map और filter का फ़र्क फिर से देखना है।' },
  {
    course_id: python,
    lesson: 3,
    at_seconds: 8,
    daysAgo: 1.1,
    body: 'Indent with four spaces; the colon ends the line.',
  },
];
