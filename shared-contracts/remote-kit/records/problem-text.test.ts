import english from '@vidyapath/client/formats/staff-messages/en';
import hindi from '@vidyapath/client/formats/staff-messages/hi';
import { problemText } from './problem-text';

const problem = (status: number) => ({ status, detail: 'Payload refused.', errors: [] });

test.each([
  [413, english, 'This is more than can be stored at once. Shorten the texts and save again.'],
  [413, hindi, 'इतना सब एक साथ सहेजा नहीं जा सकता। लिखा हुआ छोटा करके फिर सहेजें।'],
  [415, english, 'Something went wrong. Try again.'],
  [415, hindi, 'कुछ गड़बड़ हो गई। फिर कोशिश करें।'],
])('explains an answer %i in the reader’s language and not in the service’s words', (status, messages, text) => {
  const t = (key: string) => Object.entries(messages.problem).find(([name]) => key === `problem.${name}`)?.[1] ?? key;
  expect(problemText(t, problem(status))).toBe(text);
});
