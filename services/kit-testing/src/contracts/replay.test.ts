import type { Interaction } from '@vidyapath/http/service-contract';
import Fastify from 'fastify';
import { ask, faultsOf } from './replay';
import { failureOf } from './verifications';

const app = Fastify();
app.put('/api/course/:id', async (request, reply) =>
  reply.header('etag', '"1"').send({ asked: request.url, got: request.body, rows: [] }),
);
app.post('/refused', async (_request, reply) =>
  reply
    .code(400)
    .send({ type: '/problems/invalid-fields', detail: 'No.', errors: [{ field: 'name', detail: 'Too long.' }] }),
);
app.get('/lines', async (_request, reply) =>
  reply.type('application/x-ndjson').send('{"progress":1}\n{"duration":7}\n'),
);
afterAll(() => app.close());

const base: Interaction = {
  title: 'a change',
  given: 'a course',
  as: 'nobody',
  request: {
    method: 'PUT',
    path: '/api/course/{course}',
    query: { q: '{word}' },
    body: { course: '{course}', text: 'of {word}', exact: 1, items: [{ course: '{course}' }, null] },
  },
  answer: { status: 200 },
};
const replayed = async (over: Partial<Interaction>) => {
  const interaction = { ...base, ...over };
  const response = await ask(interaction, { app, values: { course: 7, word: 'a b' }, headers: {} });
  return { response, faults: faultsOf(interaction, response) };
};

test('sends the values of the state', async () => {
  const { response } = await replayed({});
  expect(response.json()).toMatchObject({
    asked: '/api/course/7?q=a+b',
    got: { course: 7, text: 'of a b', exact: 1, items: [{ course: 7 }, null] },
  });
});

test('reports a placeholder that the state does not fill', async () => {
  await expect(replayed({ request: { method: 'PUT', path: '/api/course/{other}' } })).rejects.toThrow(
    'The state gives no {other}',
  );
});

test.each<[Interaction['answer'], string]>([
  [{ status: 201 }, 'answers 200 instead of 201'],
  [{ status: 200, headers: ['etag', 'x-total-count'] }, 'lacks the header x-total-count'],
  [{ status: 200, body: { asked: 'string', rating: 'number' } }, 'the answer.rating is missing'],
  [{ status: 200, body: { asked: 'number' } }, 'the answer.asked is string instead of number'],
  [{ status: 200, body: { rows: [{ id: 'number' }] } }, 'the answer.rows is empty'],
])('an answer that is not %j is a fault', async (answer, fault) => {
  const { faults } = await replayed({ answer });
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('checks the type and the fields of a problem and the last line of a stream', async () => {
  const refused = { method: 'POST' as const, path: '/refused' };
  expect((await replayed({ request: refused, answer: { status: 400, fields: ['name'] } })).faults).toEqual([]);
  expect((await replayed({ request: refused, answer: { status: 400, fields: ['email'] } })).faults).toEqual([
    'names no error of email',
  ]);
  expect((await replayed({ request: refused, answer: { status: 400, kind: 'invalid-fields' } })).faults).toEqual([]);
  expect((await replayed({ request: refused, answer: { status: 400, kind: 'common-password' } })).faults).toEqual([
    'is of the type /problems/invalid-fields instead of /problems/common-password',
  ]);
  const lines = { method: 'GET' as const, path: '/lines' };
  expect(
    (await replayed({ request: lines, answer: { status: 200, lastLine: { duration: 'number' } } })).faults,
  ).toEqual([]);
  expect((await replayed({ request: lines, answer: { status: 200, lastLine: { detail: 'string' } } })).faults).toEqual([
    'the last line.detail is missing',
  ]);
});

test('a failure is recorded with the missing members, of a long list with the first ones', async () => {
  const { faults } = await replayed({ answer: { status: 200, body: { asked: 'string', rating: 'number' } } });
  expect(failureOf({ title: base.title, found: faults })).toBe('a change: the answer.rating is missing');
  const found = Array.from({ length: 9 }, (_item, index) => `the answer[${index}].rating is missing`);
  expect(failureOf({ title: 'a list', found })).toBe(
    'a list: the answer[0].rating is missing, the answer[1].rating is missing, the answer[2].rating is missing',
  );
});
