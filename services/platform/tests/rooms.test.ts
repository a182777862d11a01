import { resolve } from 'node:path';
import { remoteIds } from '@vidyapath/platform-api/remotes-manifest';
import { remoteRooms, servicesIn, sliceOf } from '../bin/lib/rooms.mjs';
import { serviceNames } from '../src/edge-policy/paths';

const root = resolve(__dirname, '../../..');

test('the shell may load each remote that has a room, and no other', () => {
  expect([...remoteIds].sort()).toEqual(remoteRooms(root).map(sliceOf));
});

test('each service that has a room is mounted, backed up and behind the edge', () => {
  expect([...serviceNames].sort()).toEqual(servicesIn(root));
});
