import { join } from 'node:path';
import { runChild } from './child';

/** For each process of jest. */
export const jestVariables = { NODE_ENV: 'test', FORCE_COLOR: '0' };

/**
 * Runs the jest of a checkout, in its top folder.
 * @param options see {@link runChild}
 */
export function runJest(
  root: string,
  args: string[],
  {
    variables = {},
    ...watching
  }: { variables?: Record<string, string>; onLine?: (line: string) => void; silence?: number } = {},
) {
  const env = { ...process.env, ...variables, ...jestVariables };
  return runChild(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    env,
    ...watching,
  });
}
