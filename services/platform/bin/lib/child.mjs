import { spawn } from 'node:child_process';
import { processesOfGroup } from './process-group.mjs';

/** For a process that outlived the command and holds its streams open. */
const streamPatience = 5_000;

/** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} */
const running = new Map();

/**
 * @typedef {object} ChildResult
 * @property {number | null} code null when a signal ended it
 * @property {string} output both streams, in the order of arrival
 * @property {string[]} [stuck] what was running when it had said nothing for too long, or had run for too long, and was ended
 */

/**
 * Runs a command in a process group of its own, so that {@link stopChildren} ends its children too. One that says
 * nothing for `silence` milliseconds, or goes on for more than `deadline`, is ended: a stuck command must not hold up all
 * that comes after it.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, silence?: number, deadline?: number}} options
 * @returns {Promise<ChildResult>}
 */
export function runChild(command, args, { cwd, env = process.env, onLine, silence, deadline }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const watch = watchTime(child, { silence, deadline });
  let output = '';
  let rest = '';
  /** @param {string} text */
  const take = (text) => {
    watch.heard();
    output += text;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine?.(line);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      watch.end();
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), streamPatience).unref();
    });
    child.once('close', (code) => {
      running.delete(child);
      if (rest) onLine?.(rest);
      resolve({ code, output, stuck: watch.stuck() });
    });
  });
  running.set(child, ended);
  return ended;
}

/** @param {import('node:child_process').ChildProcess} child @param {{ silence?: number, deadline?: number }} limits milliseconds */
function watchTime(child, { silence, deadline }) {
  /** @type {string[] | undefined} */
  let stuck;
  let over = false;
  const giveUp = () => {
    stuck = processesOfGroup(child.pid ?? 0);
    signalGroup(child.pid, 'SIGKILL');
  };
  const [quiet, late] = [silence, deadline].map((limit) =>
    limit === undefined ? undefined : setTimeout(giveUp, limit),
  );
  return {
    heard: () => over || quiet?.refresh(),
    end: () => {
      over = true;
      clearTimeout(quiet);
      clearTimeout(late);
    },
    stuck: () => stuck,
  };
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It ended by itself in this moment.
  }
}

/** Ends what {@link runChild} started, with all its children. @param {NodeJS.Signals} [signal] */
export function stopChildren(signal = 'SIGTERM') {
  for (const { pid } of running.keys()) signalGroup(pid, signal);
}

/** Resolves when none of them runs any more. */
export async function childrenEnded() {
  await Promise.allSettled(running.values());
}
