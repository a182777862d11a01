import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const observability = resolve(__dirname, '../observability');

/** Debian's own, which `npm run test:deploy` installs. */
function promtool(...args: string[]) {
  const { status, error, stdout, stderr } = spawnSync('promtool', args, { cwd: observability, encoding: 'utf8' });
  return { status, said: error?.message ?? stdout + stderr };
}

test.each([
  ['what is scraped, and the rules', ['check', 'config', 'prometheus.yaml']],
  ['what each rule says of a course of figures, and what it passes over', ['test', 'rules', 'alerts.test.yaml']],
])('Prometheus takes %s', (_what, args) => {
  expect(promtool(...args)).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
});
