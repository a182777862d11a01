import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import { edgePaths } from '@vidyapath/platform/edge-policy/paths';
import { widenedPaths } from '@vidyapath/platform/edge-policy/widened-policies';
import { readRouting } from '../../tests/support/nginx-routing';
import { renderNginxConf } from './nginx-conf';

/** The interval of support's comments, services/support/src/modules/notifications/stream. */
const commentEveryMs = 20_000;

test('edge/nginx.conf matches the policy; `npm run edge` writes it again', () => {
  expect(readFileSync(join(__dirname, '../../edge/nginx.conf'), 'utf8')).toBe(renderNginxConf());
});

test.each(edgePaths)('$path leads to $owner', ({ path, owner }) => {
  expect(readRouting(renderNginxConf())(path.replace(':id', '7'))).toBe(owner);
});

test('passes on a stream of notifications part by part, and does not cut it between two comments', () => {
  const [, rest = ''] = new RegExp(`location = ${paths.notificationsStream} \\{([^}]*)`).exec(renderNginxConf()) ?? [];
  expect(rest).toContain('proxy_buffering off;');
  const [, waits = '0'] = /proxy_read_timeout (\d+)ms/.exec(rest) ?? [];
  expect(Number(waits)).toBeGreaterThan(2 * commentEveryMs);
});

test('a part of a lesson’s file is passed on while it arrives, for as long as the service waits for it', () => {
  const [, rest = ''] = new RegExp(`location ${lessonPaths.lessonUploads} \\{([^}]*)`).exec(renderNginxConf()) ?? [];
  expect(rest).toContain('proxy_request_buffering off;');
  expect(rest).toContain('client_max_body_size 8192k;');
  const [, waits = '0'] = /proxy_read_timeout (\d+)ms/.exec(rest) ?? [];
  expect(Number(waits)).toBeGreaterThan(lessonLimits.chunkSeconds * 1_000);
});

test('a PDF of a lesson may be as large as the service takes it, at its own address only', () => {
  const large = renderNginxConf().match(/location [^{]*\{[^}]*client_max_body_size 23552k;[^}]*/g) ?? [];
  const [where = ''] = /"[^"]*"/.exec(large.join()) ?? [];
  expect([large.length, where]).toEqual([1, '"^/api/courseModule/moduleVideo/[0-9]+/files/?$"']);
  expect(large[0]).toContain('proxy_request_buffering off;');
});

test('captions may be as large as the service takes them', () => {
  const [, rest = ''] = new RegExp(`location ${lessonPaths.assets} \\{([^}]*)`).exec(renderNginxConf()) ?? [];
  expect(rest).toContain('client_max_body_size 2048k;');
});

test('pop-ups are for the documents at the widened addresses, and only where the pages say so', () => {
  const [, rules = ''] =
    /map "\$uri \$upstream_http_cross_origin_opener_policy" [^{]*\{([^}]*)/.exec(renderNginxConf()) ?? [];
  const paths = widenedPaths.flatMap((path) => [path, `${path}/`]);
  expect(rules.trim().split(/;\s*/).filter(Boolean)).toEqual([
    'default "same-origin"',
    ...paths.map((path) => `"${path} same-origin-allow-popups" same-origin-allow-popups`),
  ]);
});
