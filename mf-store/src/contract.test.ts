import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@vidyapath/http/paths';

/** Every call of this slice. */
const calls = [
  ['post', paths.quote],
  ['get', paths.plans],
  ['post', paths.orders],
  ['get', paths.orders],
  ['get', paths.order('{id}')],
  ['post', `${paths.order('{id}')}/confirm`],
  ['post', `${paths.order('{id}')}/cancel`],
  ['post', `${paths.order('{id}')}/refunds`],
  ['get', `${paths.order('{id}')}/invoice.pdf`],
] as const;

const file = join(__dirname, '../../services/commerce/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, unknown>> };

test.each(calls)('commerce answers %s %s', (method, path) => {
  expect(document.paths[path]?.[method]).toBeDefined();
});
