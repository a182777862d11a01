import { resolve } from 'node:path';
import { servicesIn } from '../bin/lib/projects.mjs';
import { serviceNames } from '../src/edge-policy/paths';

const root = resolve(__dirname, '../../..');

test('each service that has a project is mounted, backed up and behind the edge', () => {
  expect([...serviceNames].sort()).toEqual(servicesIn(root));
});
