import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serviceMark } from './contract-marks';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vidyapath-marks-'));
  write('services/commerce/package.json', '{}');
  write(
    'services/commerce/src/app.ts',
    "import './orders';\nimport { write } from '@vidyapath/service-kit/http/write';\n",
  );
  write(
    'services/commerce/src/orders.ts',
    `import { limits } from '@vidyapath/http/limits';
import type { paths } from '@vidyapath/service-kit/clients/catalogue';
import {
  OrderSchema,
} from '@vidyapath/http/orders';
export const most = limits.orders.most;
`,
  );
  write('services/commerce/src/orders.test.ts', 'first');
  write('services/kit/src/http/write.ts', "export { key } from './key';\n");
  write('services/kit/src/http/key.ts', 'first');
  write('services/kit/src/clients/catalogue.d.ts', 'first');
  write('services/kit/src/pdf.ts', 'first');
  write('shared-contracts/http/orders.ts', "import { paths } from './paths';\nexport const all = paths.orders;\n");
  write('shared-contracts/http/reviews.ts', 'first');
  write('shared-contracts/http/paths.ts', common('paths', "orders: '/api/orders',"));
  write('shared-contracts/http/limits.ts', common('limits', 'orders: { most: 5 },'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const common = (name: string, ...members: string[]) =>
  `export const ${name} = {\n${members.map((member) => `  ${member}\n`).join('')}} as const;\n`;

const isChangedBy = (file: string, text: string) => {
  const before = serviceMark(root, 'commerce');
  write(file, text);
  return serviceMark(root, 'commerce') !== before;
};

test.each([
  ['services/commerce/src/late.ts', 'second'],
  ['services/commerce/package.json', 'second'],
  ['services/kit/src/http/write.ts', 'second'],
  ['services/kit/src/http/key.ts', 'second'],
  ['shared-contracts/http/orders.ts', 'second'],
  ['shared-contracts/http/limits.ts', common('limits', 'orders: { most: 6 },')],
  ['shared-contracts/http/paths.ts', common('paths', "orders: '/api/commerce/orders',")],
])('a change of %s, which the service uses, changes its mark', (file, text) => {
  expect(isChangedBy(file, text)).toBe(true);
});

test.each([
  ['services/commerce/src/orders.test.ts', 'second'],
  ['services/reviews/src/app.ts', 'second'],
  ['services/kit/src/pdf.ts', 'second'],
  ['services/kit/src/clients/catalogue.d.ts', 'second'],
  ['shared-contracts/http/reviews.ts', 'second'],
  [
    'shared-contracts/http/limits.ts',
    common('limits', 'orders: { most: 5 },', '/** Letters. */', 'reviews: {', '  most: 5,', '},'),
  ],
  ['shared-contracts/http/paths.ts', common('paths', "reviews: '/api/reviews',", "orders: '/api/orders',")],
])('a change of %s that only others use leaves its mark alone', (file, text) => {
  expect(isChangedBy(file, text)).toBe(false);
});

test('every member counts for a service that uses the whole object', () => {
  write(
    'services/commerce/src/all.ts',
    "import { limits } from '@vidyapath/http/limits';\nexport const all = { ...limits };\n",
  );
  expect(isChangedBy('shared-contracts/http/limits.ts', common('limits', 'orders: { most: 5 },', 'reviews: {},'))).toBe(
    true,
  );
});
