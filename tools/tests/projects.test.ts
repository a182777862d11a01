import { resolve } from 'node:path';
import { serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { servicesIn } from '../lib/projects';

const root = resolve(__dirname, '../..');

test('each service that has a project is mounted, backed up and behind the edge', () => {
  expect([...serviceNames].sort()).toEqual(servicesIn(root));
});
