import { demoCourses, type DemoWho } from './demo-watching';

export interface DemoPost {
  who: DemoWho;
  daysAgo: number;
  body: string;
  accepted?: true;
  /** Who found it useful. */
  votes?: readonly DemoWho[];
  /** Somebody asked staff to look at it. */
  reported?: { who: DemoWho; reason: string };
}

export interface DemoThread {
  who: DemoWho;
  course_id: number;
  /** Of its course, from 0; left out: it is about the whole course. */
  lesson?: number;
  at_seconds?: number;
  daysAgo: number;
  title: string;
  body: string;
  posts: readonly DemoPost[];
}

const { python, spokenEnglish, drawing } = demoCourses;

/** Answered by staff and by learners, accepted, with votes, reported, and one without an answer. */
export const demoThreads: readonly DemoThread[] = [
  {
    who: 'learner',
    course_id: drawing,
    lesson: 1,
    at_seconds: 7,
    daysAgo: 25.1,
    title: 'May I look at the paper at all?',
    body: 'At 0:07 the hand never stops. Mine runs off the page.',
    posts: [
      {
        who: 'staff',
        daysAgo: 24.8,
        accepted: true,
        votes: ['learner', 3, 5],
        body: 'Look as often as you breathe: about every ten seconds. At 0:12 you can see it done.',
      },
      { who: 'learner', daysAgo: 24, body: 'Thank you, that helped at once.' },
    ],
  },
  {
    who: 2,
    course_id: python,
    lesson: 2,
    at_seconds: 5,
    daysAgo: 26,
    title: 'IndentationError, although everything looks straight',
    body: 'It says “unexpected indent” in line 3. I copied it from 0:05.',
    posts: [
      {
        who: 0,
        daysAgo: 25.8,
        accepted: true,
        votes: [2, 3, 4, 'learner'],
        body: 'One of the lines has a tab. Delete the space at its beginning and type four spaces.',
      },
      {
        who: 5,
        daysAgo: 14.1,
        body: 'Just buy the answer from my channel.',
        reported: { who: 'learner', reason: 'Advertisement' },
      },
    ],
  },
  {
    who: 1,
    course_id: python,
    daysAgo: 19,
    title: 'मोबाइल पर पायथन चला सकते हैं?',
    body: 'मेरे पास कंप्यूटर सिर्फ़ शाम को होता है।',
    posts: [
      { who: 'staff', daysAgo: 18.5, body: 'हाँ, ब्राउज़र में चलने वाला कोई भी संपादक काफ़ी है। पहला पाठ दोनों तरीक़े दिखाता है।' },
    ],
  },
  {
    who: 10,
    course_id: spokenEnglish,
    lesson: 2,
    at_seconds: 9,
    daysAgo: 3.2,
    title: '“How much” या “How many”?',
    body: '0:09 पर दोनों सुनाई देते हैं। चावल के लिए कौन सा सही है?',
    posts: [],
  },
];
