import type { ReviewDecision } from '@vidyapath/http/learning-names';
import { demoCourses, type DemoWho } from './demo-watching';

export interface DemoReview {
  who: DemoWho;
  course_id: number;
  daysAgo: number;
  stars: number;
  body: string;
  /** Left out: it waits. `criterion`: of the terms. */
  decided?: { daysAgo: number; decision: ReviewDecision; criterion?: number; note?: string };
  reply?: { daysAgo: number; body: string };
  /** Written again after it was published, which waits. */
  edited?: { daysAgo: number; stars: number; body: string };
}

const { python, spokenEnglish, drawing } = demoCourses;
const accepted = (daysAgo: number) => ({ daysAgo, decision: 'accept' as const });

/** Seven published ones of one course, so that its own mean counts; the others stand in every state. */
export const demoReviews: readonly DemoReview[] = [
  {
    who: 0,
    course_id: python,
    daysAgo: 31,
    stars: 5,
    decided: accepted(30.5),
    body: 'I am 52 and had never written a line. The ration list runs on my phone now.',
    reply: { daysAgo: 30, body: 'That is the best use of lesson 8 we have heard of. Thank you!' },
  },
  {
    who: 2,
    course_id: python,
    daysAgo: 25,
    stars: 4,
    decided: accepted(24.6),
    body: 'Slow in the right places. I would like more exercises after the loops.',
  },
  {
    who: 3,
    course_id: python,
    daysAgo: 20,
    stars: 5,
    decided: accepted(19),
    body: 'Every error message is explained before it happens to you.',
  },
  {
    who: 1,
    course_id: python,
    daysAgo: 17,
    stars: 4,
    decided: accepted(16.5),
    body: 'बहुत सरल भाषा है। अंक वाला प्रोजेक्ट स्कूल में काम आया।',
  },
  {
    who: 4,
    course_id: python,
    daysAgo: 16,
    stars: 2,
    decided: accepted(15.5),
    body: 'Too slow for me; I knew most of it from school.',
    reply: { daysAgo: 15, body: 'Thank you for saying so. The page now tells who should begin with lesson 4.' },
  },
  { who: 5, course_id: python, daysAgo: 14, stars: 5, body: '', decided: accepted(13.5) },
  {
    who: 6,
    course_id: python,
    daysAgo: 12,
    stars: 4,
    decided: accepted(11),
    body: 'Clear voice, and the code is readable on a small screen.',
    edited: {
      daysAgo: 1.5,
      stars: 5,
      body: 'Clear voice, readable code, and it still helps after the course has ended.',
    },
  },
  {
    who: 'learner',
    course_id: drawing,
    daysAgo: 21,
    stars: 5,
    decided: accepted(20.4),
    body: 'A page a day is a promise I could keep. My cups look like cups.',
    reply: { daysAgo: 20, body: 'Show us the window at noon next!' },
  },
  { who: 'learner', course_id: python, daysAgo: 1, stars: 4, body: 'Half way, and I look forward to the evenings.' },
  { who: 7, course_id: spokenEnglish, daysAgo: 2.2, stars: 5, body: 'दुकान वाला पाठ सुनकर मैंने सच में बात की!' },
  {
    who: 8,
    course_id: spokenEnglish,
    daysAgo: 10,
    stars: 1,
    body: 'Buy cheap shoes at my shop, call me.',
    decided: { daysAgo: 9.6, decision: 'reject', criterion: 3, note: 'This is an advertisement.' },
  },
  {
    who: 9,
    course_id: spokenEnglish,
    daysAgo: 8,
    stars: 3,
    decided: accepted(7.5),
    body: 'Good, but the telephone lesson is too short.',
  },
];
