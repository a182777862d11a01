import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = 'node_modules/.vidyapath-install';

/** @typedef {Record<string, {version?: string, optional?: boolean, link?: boolean}>} LockedPackages */

/** @param {string} root */
function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** @param {string} file @returns {LockedPackages} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/** Written only after a successful install. @param {string} root */
export function markInstalled(root) {
  writeFileSync(join(root, marker), lockHash(root));
}

/**
 * True if the packages of the lock file are in `node_modules`. An install by hand counts too: npm writes
 * its own list, and only at the end of the install.
 * @param {string} root
 */
export function isInstalled(root) {
  const npmsList = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(npmsList)) return false;
  const installed = packagesOf(npmsList);
  const complete = Object.entries(installed).every(
    ([path, { link }]) => link || existsSync(join(root, path, 'package.json')),
  );
  if (!complete) return false;
  if (existsSync(join(root, marker)) && readFileSync(join(root, marker), 'utf8') === lockHash(root)) return true;
  if (!sameVersions(packagesOf(join(root, 'package-lock.json')), installed)) return false;
  markInstalled(root);
  return true;
}

/** @param {LockedPackages} locked @param {LockedPackages} installed */
function sameVersions(locked, installed) {
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
  );
}

/** How many of the lock file's packages are installed already. @param {string} root */
export function installProgress(root) {
  const paths = Object.keys(packagesOf(join(root, 'package-lock.json'))).filter((path) =>
    path.includes('node_modules/'),
  );
  return { done: paths.filter((path) => existsSync(join(root, path, 'package.json'))).length, all: paths.length };
}
