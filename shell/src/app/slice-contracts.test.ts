import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfy } from '@module-federation/runtime-core';
import type { PlatformEventName } from '@vidyapath/platform-api/events';
import type { ShellContract } from '@vidyapath/platform-api/shell-contract';
import { createMemoryKeyStore } from '../testing/memory-key-store';
import { createShell } from './create-shell';
import { noNavigator } from './navigator';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const contracts = remotes.map(
  (name) => JSON.parse(readFileSync(join(root, name, 'contracts/shell.json'), 'utf8')) as ShellContract,
);

async function platformOfShell() {
  const { platform } = await createShell(noNavigator, {
    keys: createMemoryKeyStore(),
    fetch: async () => Response.json({ remotes: {} }),
    loadModule: () => Promise.reject(new Error('no remotes here')),
  });
  return platform;
}

const memberOf = (platform: object, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], platform);

test('every slice records what it expects under its own name', () => {
  expect(remotes.length).toBeGreaterThanOrEqual(4);
  expect(contracts.map(({ consumer }) => consumer)).toEqual(remotes);
});

test.each(contracts)('$consumer finds in the shell what it expects', async ({ platform: range, api }) => {
  const platform = await platformOfShell();
  expect(satisfy(platform.version, range)).toBe(true);
  expect(api.filter((path) => memberOf(platform, path) === undefined)).toEqual([]);
});

/** By the shell itself, which follows the stream of notifications. */
const ofShell = ['support.notifications-changed@1'];

test('each event that a slice listens to is published by another slice or the shell, and delivered by the shell', async () => {
  const published = [...ofShell, ...contracts.flatMap(({ publishes }) => publishes)];
  const { events } = await platformOfShell();
  for (const name of contracts.flatMap(({ subscribes }) => subscribes)) {
    expect(published).toContain(name);
    const listener = jest.fn();
    const end = events.subscribe(name as PlatformEventName, listener);
    const fact = { courseId: 4, categoryId: 1, moduleId: 2 };
    events.publish(name as PlatformEventName, fact);
    end();
    expect(listener).toHaveBeenCalledWith(fact);
  }
});
