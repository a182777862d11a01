import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSync } from 'recheck';
import { contentHash, plainSegment, releaseName } from '../src/edge-policy/files';
import { serviceNames } from '../src/edge-policy/paths';

const root = resolve(__dirname, '../../..');

// In this process, also when a native program is installed.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Proved by the automaton of the pattern: each count is replaced by one or more, and each lookahead is checked separately. */
function complexityOf(pattern: string): string[] {
  const lookAhead = /\(\?!([^()]*)\)/g;
  const parts = [
    pattern.replaceAll(lookAhead, ''),
    ...[...pattern.matchAll(lookAhead)].map(([, inner = '']) => `^${inner}`),
  ];
  return parts.map((part) => {
    const checked = checkSync(part.replaceAll(/\{\d+(?:,\d*)?\}/g, '+'), 'u', { checker: 'automaton', timeout: null });
    return checked.status === 'unknown' ? checked.error.kind : checked.complexity.type;
  });
}

/** Every `pattern` of a JSON schema. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

const documents = serviceNames.map((name) => readFileSync(join(root, 'services', name, 'openapi.json'), 'utf8'));
const nginx = readFileSync(join(root, 'services/deploy/edge/nginx.conf'), 'utf8');
const ofNginx = [...nginx.matchAll(/"~?\^((?:[^"\\]|\\.)*)"/g)].map(
  ([, pattern = '']) => `^${pattern.replaceAll('\\\\', '\\')}`,
);
const ofFiles = [`^${plainSegment}$`, contentHash, `^${releaseName}$`];
const patterns = [...new Set([...documents.flatMap((text) => patternsIn(JSON.parse(text))), ...ofNginx, ...ofFiles])];

test('finds the patterns of schemas and of nginx', () => {
  expect(ofNginx).toHaveLength([...nginx.matchAll(/"~|location ~/g)].length);
  expect(patterns.length).toBeGreaterThan(10);
  expect(
    readdirSync(join(root, 'services')).filter((name) => serviceNames.some((known) => known === name)),
  ).toHaveLength(documents.length);
});

test.each(patterns)('%s takes linear time', (pattern) => {
  for (const type of complexityOf(pattern)) expect(['safe', 'linear']).toContain(type);
});

test('reports a pattern that takes longer', () => {
  expect(complexityOf(String.raw`^/mf/[\w.-]*\.[0-9a-f]{8,}\.(?:[\w.-]*\.)?(?:js|css)$`)).toEqual(['polynomial']);
});
