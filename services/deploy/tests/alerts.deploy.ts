import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const observability = resolve(__dirname, '../observability');

/** Debian's promtool, which `npm run test:deploy` installs. */
function promtool(...args: string[]) {
  const { status, error, stdout, stderr } = spawnSync('promtool', args, { cwd: observability, encoding: 'utf8' });
  return { status, output: error?.message ?? stdout + stderr };
}

test.each([
  ['the scrape configuration and the rules', ['check', 'config', 'prometheus.yaml']],
  ['the expected alerts of each rule for a series of figures', ['test', 'rules', 'alerts.test.yaml']],
])('Prometheus accepts %s', (_what, args) => {
  expect(promtool(...args)).toEqual({ status: 0, output: expect.stringContaining('SUCCESS') });
});
