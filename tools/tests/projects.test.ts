import { resolve } from 'node:path';
import { remoteIds } from '@vidyapath/platform-api/remotes-manifest';
import { serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { remoteProjects, servicesIn, sliceOf } from '../lib/projects.mjs';

const root = resolve(__dirname, '../..');

test('the shell may load each remote that has a project, and no other', () => {
  expect([...remoteIds].sort()).toEqual(remoteProjects(root).map(sliceOf));
});

test('each service that has a project is mounted, backed up and behind the edge', () => {
  expect([...serviceNames].sort()).toEqual(servicesIn(root));
});
