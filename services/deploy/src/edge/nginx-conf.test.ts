import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgePaths } from '@vidyapath/platform/edge-policy/paths';
import { renderNginxConf } from './nginx-conf';

test('edge/nginx.conf is what the policy says; `npm run edge` writes it anew', () => {
  expect(readFileSync(join(__dirname, '../../edge/nginx.conf'), 'utf8')).toBe(renderNginxConf());
});

test.each(edgePaths)('$path leads to $owner', ({ path, owner }) => {
  const [, rest = ''] = new RegExp(`location =? ?${path} \\{([^}]*)`).exec(renderNginxConf()) ?? [];
  expect(rest).toContain(`proxy_pass http://${owner}$edge_pool`);
});
