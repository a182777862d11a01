/** Titles like in a large catalogue: both scripts, a few subjects in most titles and many words in few. */
const subjects = [
  'Python',
  'Excel',
  'Spoken English',
  'Accounting',
  'Web Design',
  'पाइथन',
  'अंग्रेज़ी',
  'गणित',
  'Physics',
  'Photography',
  'Marketing',
  'विज्ञान',
  'Cooking',
  'Tailoring',
  'संगीत',
  'Yoga',
  'Carpentry',
  'Robotics',
  'कविता',
  'Astronomy',
] as const;
const kinds = [
  'for beginners',
  'in practice',
  'step by step',
  'आसान भाषा में',
  'at work',
  'शुरू से',
  'in a weekend',
  'with projects',
] as const;
const names = ['Asha', 'Ravi', 'Meera', 'Imran', 'Lakshmi', 'Arjun', 'Fatima', 'Joseph', 'Kiran', 'Sunita'] as const;
const syllables = [
  'ka',
  'ri',
  'mo',
  'ta',
  'nu',
  'sha',
  'vel',
  'dra',
  'pi',
  'lo',
  'gun',
  'bha',
  'che',
  'zor',
  'mit',
  'yan',
] as const;

export interface GrownTitle {
  name: string;
  author: string;
}

/** The same title for the same number. Half of the courses share the first two subjects. */
export function titleOf(number: number): GrownTitle {
  const dice = (salt: number) => (Math.imul(number ^ (salt * 0x9e3779b1), 0x85ebca6b) >>> 8) / 0x1000000;
  const skewed = Math.floor(subjects.length * dice(1) ** 3);
  const own = [2, 3, 4].map((salt) => syllables[Math.floor(dice(salt) * syllables.length)]).join('');
  return {
    name: `${subjects[skewed] ?? ''} ${kinds[Math.floor(dice(5) * kinds.length)] ?? ''} ${own}`,
    author: `${names[Math.floor(dice(6) * names.length)] ?? ''} ${own}`,
  };
}

/** Category of a course: the first has almost half of all, the last a few. */
export const categoryOf = (number: number, categories: number): number =>
  1 + Math.floor(categories * ((Math.imul(number, 0x9e3779b1) >>> 8) / 0x1000000) ** 3);
