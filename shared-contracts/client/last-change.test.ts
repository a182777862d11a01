import { lastChange } from './last-change';

const path = '/api/courseModule/7';
const seen = { ModuleName: 'Clay', SequenceNo: 1, CourseName: 'Pottery' };
const entry = { actor_name: 'Meera Rao', changes: [{ field: 'ModuleName' }] };
const answering = (status: number, body: unknown) => jest.fn(async () => Response.json(body, { status }));

test.each([
  ['a field of its last entry', { ...seen, ModuleName: 'Loam' }, entry],
  ['only what others push about: no entry of its own tells of that', { ...seen, SequenceNo: 2, CourseName: 'Ceramics' }, undefined],
  ['nothing', seen, undefined],
])('the version differs in %s', async (_what, stored, expected) => {
  const fetch = answering(200, [entry]);
  expect(await lastChange(fetch, { path, seen, stored })).toEqual(expected);
  expect(fetch).toHaveBeenCalledWith(`${path}/audit?limit=1`, expect.anything());
});

test('of a version that is not known any more, whoever was last made another', async () => {
  expect(await lastChange(answering(200, [entry]), { path, seen: undefined, stored: seen })).toEqual(entry);
});

test.each([
  [200, []],
  [403, { detail: 'No.' }],
])('an answer of %s with %j names nobody', async (status, body) => {
  expect(await lastChange(answering(status, body), { path, seen, stored: { ...seen, ModuleName: 'Loam' } })).toBeUndefined();
});
