import { join } from 'node:path';
import { runChild } from './child.mjs';

/**
 * Runs the jest of a checkout, in its top folder.
 * @param {string} root
 * @param {string[]} args
 * @param {{ variables?: Record<string, string>, onLine?: (line: string) => void, silence?: number }} [options] see {@link runChild}
 */
export function runJest(root, args, { variables = {}, ...watching } = {}) {
  const env = { ...process.env, ...variables, NODE_ENV: 'test', FORCE_COLOR: '0' };
  return runChild(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    env,
    ...watching,
  });
}
