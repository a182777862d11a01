import { installProgress, isInstalled, markInstalled } from './installed.mjs';
import { OperatorError } from './operator-error.mjs';
import { runChild, stopChildren } from './child.mjs';
import { say, sayingMeanwhile, seconds } from './say.mjs';

/** More in a row than a bad moment of a network explains. */
const failuresMax = 40;

/** npm's error codes, and what the operator can do. @type {[RegExp, string][]} */
const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|network request)/,
    'the package registry cannot be reached; connect to the network (or fill the npm cache)',
  ],
  [/\b(E401|E403|E407)\b/, 'the package registry refuses you; look at the registry and proxy settings of npm'],
  [/\bENOSPC\b/, 'the disk is full; free some space'],
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
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=http',
  ];
  const network = watchNetwork();
  const { code, output } = await sayingMeanwhile(npm(args, root, network.take), () => {
    const { done, all } = installProgress(root);
    return `  … ${seconds(since)}, ${done} of about ${all} packages`;
  });
  if (code !== 0) throw new OperatorError(failure(output));
  if (!isInstalled(root))
    throw new OperatorError(
      'Installing the dependencies ended incomplete: something else changes node_modules; run the command again.',
    );
  markInstalled(root);
  say(`  installed in ${seconds(since)}`);
}

/**
 * The npm that runs this command, or the one in the path.
 * @param {string[]} args
 * @param {string} folder that it runs in
 * @param {(line: string) => void} [onLine]
 */
export function npm(args, folder, onLine) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  return runChild(command, [...first, ...args], { cwd: folder, ...(onLine && { onLine }) });
}

/** npm asks for each of 1,500 packages several times before it gives up; without a network that takes many minutes. */
function watchNetwork() {
  let failures = 0;
  return {
    /** @param {string} line */
    take: (line) => {
      if (/attempt \d+ failed with /.test(line)) failures += 1;
      else if (/npm http fetch \w+ \d{3} /.test(line)) failures = 0;
      if (failures === failuresMax) stopChildren('SIGKILL');
    },
  };
}

/** @param {string} output */
function failure(output) {
  const known = causes.find(([pattern]) => pattern.test(output));
  const said =
    /npm (?:error|ERR!) (?!code)(.+)/.exec(output)?.[1] ??
    /npm (?:error|ERR!) (.+)/.exec(output)?.[1] ??
    'npm gave no reason';
  return `Installing the dependencies failed: ${known ? known[1] : `npm says "${said.trim()}"; mend that`}, then run the command again.`;
}
