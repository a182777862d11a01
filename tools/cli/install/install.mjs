import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { installProgress, isInstalled, markInstalled } from './installed.mjs';

/** More failures in a row than a short network fault causes. */
const failuresMax = 40;

/** npm's error codes, and what the operator can do. @type {[RegExp, string][]} */
const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|network request)/,
    'the package registry cannot be reached; connect to the network (or fill the npm cache)',
  ],
  [/\b(E401|E403|E407)\b/, 'the package registry refuses you; look at the registry and proxy settings of npm'],
  [/\bENOSPC\b/, 'the disk is full; free some space'],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'node_modules or the npm cache may not be written by this user; correct the permissions',
  ],
  [/\bEBADENGINE\b/, 'this version of Node.js does not fit; install 20.19 or later'],
  [/\bEUSAGE\b/, 'package-lock.json does not fit the package.json files; restore it'],
];

const args = [
  'ci',
  '--include=dev',
  '--include=optional',
  // npm does not fetch cached packages again, so that a filled cache is enough without a network.
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=http',
];

/** Milliseconds that npm has to end after a signal. */
const npmTimeoutMs = 4_000;

/**
 * Installs the dependencies by the lock file if they are missing or stale, or if the last install was interrupted.
 * @param {string} root
 * @throws {Error} whose message is for the operator
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const since = Date.now();
  const seconds = () => `${Math.max(1, Math.round((Date.now() - since) / 1_000))} s`;
  say('Installing the dependencies by package-lock.json (once, about a minute) …');
  const progress = setInterval(() => {
    const { done, all } = installProgress(root);
    say(`  … ${seconds()}, ${done} of about ${all} packages`);
  }, 5_000);
  const { code, output } = await install(root).finally(() => clearInterval(progress));
  if (code !== 0) throw new Error(failure(output));
  if (!isInstalled(root))
    throw new Error(
      'Installing the dependencies ended incomplete: something else changes node_modules; run the command again.',
    );
  markInstalled(root);
  say(`  installed in ${seconds()}`);
}

/** The npm that runs this command, or the one in the path. @returns {[program: string, first: string[]]} */
export function npmProgram() {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
}

/**
 * Runs npm in its own process group, so that a signal ends its children too.
 * @param {string} root
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function install(root) {
  const [program, first] = npmProgram();
  const npm = spawn(program, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const killAll = () => signalGroup(npm.pid, 'SIGKILL');
  let output = '';
  const isStuck = watchNetwork();
  for (const stream of [npm.stdout, npm.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`;
      if (isStuck(line)) killAll();
    });
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    signalGroup(npm.pid, 'SIGTERM');
    const exit = () => process.exit(signal === 'SIGINT' ? 130 : 143);
    npm.once('close', exit);
    setTimeout(() => {
      killAll();
      exit();
    }, npmTimeoutMs);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  return new Promise((resolve, reject) => {
    npm.once('error', reject);
    npm.once('close', (code) => {
      for (const signal of signals) process.off(signal, end);
      resolve({ code, output });
    });
  });
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It ended at this moment.
  }
}

/** npm requests each of 1,500 packages several times before it gives up; without a network that takes many minutes. */
function watchNetwork() {
  let failures = 0;
  return (/** @type {string} */ line) => {
    if (/attempt \d+ failed with /.test(line)) failures += 1;
    else if (/npm http fetch \w+ \d{3} /.test(line)) failures = 0;
    return failures >= failuresMax;
  };
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} output */
function failure(output) {
  const known = causes.find(([pattern]) => pattern.test(output));
  const problem =
    /npm (?:error|ERR!) (?!code)(.+)/.exec(output)?.[1] ??
    /npm (?:error|ERR!) (.+)/.exec(output)?.[1] ??
    'npm gave no reason';
  return `Installing the dependencies failed: ${known ? known[1] : `npm says "${problem.trim()}"; fix that`}, then run the command again.`;
}
