import type { Interaction, ServiceContract } from '@vidyapath/http/service-contract';
import { expectationsOf, isAnswered, shownBy } from './expectations';
import { callOf } from './matching';

const probe: Interaction = {
  title: 'a length',
  given: 'a film',
  as: 'Staff',
  request: { method: 'POST', path: '/api/media/length', query: { locale: 'en' }, body: { url: '{url}' } },
  answer: { status: 200, lastLine: { duration: 'number' } },
};
const contract: ServiceContract = { consumer: 'mf_x', provider: 'media', interactions: [probe] };
const title = 'media: “a length” (POST /api/media/length, 200)';

test('a contract and a call describe the same part by the same words', async () => {
  const call = await callOf('/api/media/length', { method: 'POST', body: JSON.stringify({ url: 'x' }) });
  expect(expectationsOf([contract])).toEqual([title, `${title}: query locale`, `${title}: member url`]);
  expect(shownBy('media', probe, call)).toEqual([title, `${title}: member url`]);
});

test.each([
  ['{"progress":5}\n{"duration":95}\n', true],
  ['{"progress":5}\n{"detail":"No film."}\n', false],
])('the last line of a stream identifies the interaction: %j', async (text, expected) => {
  expect(await isAnswered(probe, new Response(text))).toBe(expected);
});

const fault: Interaction = { ...probe, answer: { status: 400, body: { detail: 'string' }, fields: ['url'] } };

test.each([
  [{ detail: 'No.', errors: [{ field: 'url', detail: 'Odd.' }] }, 400, true],
  [{ detail: 'No.', errors: [{ field: 'other', detail: 'Odd.' }] }, 400, false],
  [{ errors: [{ field: 'url', detail: 'Odd.' }] }, 400, false],
  [{ detail: 'No.', errors: [{ field: 'url', detail: 'Odd.' }] }, 409, false],
])('%j with %i is a recorded problem: %s', async (body, status, expected) => {
  expect(await isAnswered(fault, Response.json(body, { status }))).toBe(expected);
});
