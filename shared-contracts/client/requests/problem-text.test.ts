import type { Messages } from '@vidyapath/platform-api/i18n';
import { messageText } from '../formats/message-text';
import english from '../formats/staff-messages/en';
import hindi from '../formats/staff-messages/hi';
import type { ClientProblem } from './client-problem';
import { problemText } from './problem-text';

const translator = (messages: Messages) => (key: string, parameters?: Record<string, string | number>) =>
  messageText(messages, 'en', key, parameters) ?? key;
const ofStaff = translator(english);
const problem = (status: number, rest: Partial<ClientProblem> = {}): ClientProblem => ({
  status,
  detail: 'No.',
  errors: [],
  ...rest,
});

test.each([
  [0, english.problem.offline],
  [401, english.problem.signedOut],
  [403, english.problem.forbidden],
  [404, english.problem.gone],
  [409, 'No.'],
  [412, english.problem.newer],
  [413, english.problem.tooMuch],
  [415, english.problem.unknown],
  [429, english.problem.slowDown],
  [500, english.problem.unknown],
  [502, english.problem.away],
  [503, english.problem.away],
])('explains an answer %i', (status, text) => {
  expect(problemText(ofStaff, problem(status))).toBe(text);
});

test.each([
  [413, english, 'This is more than can be stored at once. Shorten the texts and save again.'],
  [413, hindi, 'इतना सब एक साथ सहेजा नहीं जा सकता। लिखा हुआ छोटा करके फिर सहेजें।'],
  [415, english, 'Something went wrong. Try again.'],
  [415, hindi, 'कुछ गड़बड़ हो गई। फिर कोशिश करें।'],
])('explains an answer %i in the reader’s language and not in the service’s words', (status, messages, text) => {
  expect(problemText(translator(messages), problem(status))).toBe(text);
});

test('an answer without a sentence of its service is unknown', () => {
  expect(problemText(ofStaff, problem(409, { detail: '' }))).toBe(english.problem.unknown);
});

test('the time to wait is in seconds, or in minutes where the slice says it so', () => {
  const waiting = problem(429, { retryAfter: 61.1 });
  expect(problemText(ofStaff, waiting)).toBe('Too many requests. Try again in 62 seconds.');
  expect(problemText(translator({ problem: { tooMany_other: 'In {{count}} minutes.' } }), waiting)).toBe(
    'In 2 minutes.',
  );
});

const own = translator({
  problem: { ...english.problem, kinds: { 'last-admin': 'The last one.' } },
  role: { problem: { gone: 'This role is gone.', kinds: { 'last-admin': 'The last one has this role.' } } },
});

test('the slice’s own words for a kind come first, and those of the part before them', () => {
  const refusal = problem(409, { kind: 'last-admin' });
  expect(problemText(own, refusal)).toBe('The last one.');
  expect(problemText(own, refusal, { messagePrefix: 'role' })).toBe('The last one has this role.');
  expect(problemText(own, problem(404), { messagePrefix: 'role' })).toBe('This role is gone.');
  expect(problemText(own, problem(0), { messagePrefix: 'role' })).toBe(english.problem.offline);
});

test('a form points to its fields, and says that what was typed stays', () => {
  const fields = problem(400, { errors: [{ field: 'name', detail: 'Is taken.' }] });
  expect(problemText(ofStaff, fields, { within: 'form' })).toBe(english.problem.refused);
  expect(problemText(ofStaff, fields, { within: 'field' })).toBe('Is taken.');
  expect(problemText(ofStaff, problem(503), { within: 'form' })).toBe(
    `${english.problem.away} What you typed is still here.`,
  );
});
