import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerSites } from './container-site';

test.each(Object.entries(containerSites()))('%s matches the output of `npm run edge`', (path, text) => {
  expect(readFileSync(join(__dirname, '../../containers/edge', path), 'utf8')).toBe(text);
});

test('an edge without a balancer in front trusts no X-Forwarded-For', () => {
  expect(containerSites()['door/site/http.conf']).not.toMatch(/set_real_ip_from|X-Forwarded-For/);
  expect(containerSites()['behind-balancer/site/http.conf']).toContain('set_real_ip_from 10.0.0.0/8;');
});
