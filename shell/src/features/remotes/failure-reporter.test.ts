import { createFailureReporter } from './failure-reporter';

test('reports a failure once, and stops when a page fails in a loop', () => {
  const bodies: string[] = [];
  const report = createFailureReporter(async (_input, init) => {
    bodies.push(init?.body as string);
    return new Response(null, { status: 204 });
  });
  const failure = {
    slice: 'mf_learning',
    version: '1.0.0-a',
    kind: 'render',
    cause: new TypeError('x is undefined'),
  } as const;
  const requestId = report(failure);
  expect(requestId).toMatch(/^[\w-]{36}$/);
  expect(report(failure)).toBe(requestId);
  expect(bodies.map((body) => JSON.parse(body) as object)).toEqual([
    { slice: 'mf_learning', version: '1.0.0-a', kind: 'render', message: 'TypeError: x is undefined', page: '/' },
  ]);
  for (let index = 0; index < 30; index += 1) report({ ...failure, cause: new Error(`number ${index}`) });
  expect(bodies).toHaveLength(10);
});
