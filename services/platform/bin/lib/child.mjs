import { spawn } from 'node:child_process';

/** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} */
const running = new Map();

/**
 * @typedef {object} ChildResult
 * @property {number | null} code null when a signal ended it
 * @property {string} output both streams, in the order of arrival
 */

/**
 * Runs a command in a process group of its own, so that {@link stopChildren} ends its children too.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void}} options
 * @returns {Promise<ChildResult>}
 */
export function runChild(command, args, { cwd, env = process.env, onLine }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  let rest = '';
  /** @param {string} text */
  const take = (text) => {
    output += text;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine?.(line);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (rest) onLine?.(rest);
      resolve({ code, output });
    });
  });
  running.set(child, ended);
  return ended;
}

/** Ends what {@link runChild} started, with all its children. @param {NodeJS.Signals} [signal] */
export function stopChildren(signal = 'SIGTERM') {
  for (const { pid } of running.keys()) {
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // It ended by itself in this moment.
    }
  }
}

/** Resolves when none of them runs any more. */
export async function childrenEnded() {
  await Promise.allSettled(running.values());
}
