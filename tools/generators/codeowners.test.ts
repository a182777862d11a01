import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths';
import { codeownersFile, codeownersOf } from './codeowners';

test('the committed owners are those of the projects; `npm run codeowners` writes them', () => {
  expect(readFileSync(join(root, codeownersFile), 'utf8')).toBe(codeownersOf(root));
});

test('a project belongs to the team of its name, and what is shared to the team of the platform', () => {
  const rules = codeownersOf(root, 'services/reviews').split('\n');
  expect(rules).toContain('/mf-store/ @vidyapath/mf-store');
  expect(rules).toContain('/services/reviews/ @vidyapath/reviews');
  expect(rules).toContain('/shared-contracts/http/ @vidyapath/platform-team');
});
