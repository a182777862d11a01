import { installProgress, isInstalled, markInstalled } from './installed.mjs';
import { OperatorError } from './operator-error.mjs';
import { runChild } from './child.mjs';
import { say, sayingMeanwhile, seconds } from './say.mjs';

/** npm's error codes, and what the operator can do. @type {[RegExp, string][]} */
const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|network request)/,
    'the package registry cannot be reached; connect to the network (or fill the npm cache)',
  ],
  [/\b(E401|E403|E407)\b/, 'the package registry refuses you; look at the registry and proxy settings of npm'],
  [/\bENOSPC\b/, 'the disk is full; make room'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'node_modules or the npm cache may not be written by this user; mend the permissions'],
  [/\bEBADENGINE\b/, 'this version of Node.js does not fit; install 20.19 or later'],
  [/\bEUSAGE\b/, 'package-lock.json does not fit the package.json files; restore it'],
];

/**
 * Installs the dependencies by the lock file when they are missing, stale, or the install before was interrupted.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const since = Date.now();
  say('Installing the dependencies by package-lock.json (once, about a minute) …');
  // What npm has in its cache is not asked for again, so that a filled cache is enough without a network.
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress'];
  const { code, output } = await sayingMeanwhile(npm(args, root), () => {
    const { done, all } = installProgress(root);
    return `  … ${seconds(since)}, ${done} of about ${all} packages`;
  });
  if (code !== 0) throw new OperatorError(failure(output));
  markInstalled(root);
  say(`  installed in ${seconds(since)}`);
}

/**
 * The npm that runs this command, or the one in the path.
 * @param {string[]} args
 * @param {string} root
 */
export function npm(args, root) {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? runChild(process.execPath, [own, ...args], { cwd: root }) : runChild('npm', args, { cwd: root });
}

/** @param {string} output */
function failure(output) {
  const known = causes.find(([pattern]) => pattern.test(output));
  const said = /npm (?:error|ERR!) (?!code)(.+)/.exec(output)?.[1] ?? /npm (?:error|ERR!) (.+)/.exec(output)?.[1] ?? 'npm gave no reason';
  return `Installing the dependencies failed: ${known ? known[1] : `npm says "${said.trim()}"; mend that`}, then run the command again.`;
}
