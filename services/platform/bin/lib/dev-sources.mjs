import { watch } from 'node:fs';
import { join } from 'node:path';
import { sliceProjects } from './projects.mjs';

const notSources = /(^|\/)(node_modules|dist|\.cache|e2e|tests|coverage)(\/|$)|\.test\.tsx?$|\.md$|~$|(^|\/)\./;
const quietMilliseconds = 150;

/**
 * Tells what a change of a source concerns: a slice, all slices, the server, or both.
 * @param {string} root
 * @param {{ slice: (name: string) => void, server: () => void }} listeners
 */
export function watchSources(root, { slice, server }) {
  const slices = sliceProjects(root);
  const allSlices = () => slices.forEach(slice);
  for (const name of slices) watchFolder(join(root, name), () => slice(name));
  watchFolder(join(root, 'services'), server);
  for (const contract of ['http', 'platform']) {
    watchFolder(join(root, 'shared-contracts', contract), () => {
      allSlices();
      server();
    });
  }
  for (const contract of ['client', 'ui', 'remote-kit', 'build'])
    watchFolder(join(root, 'shared-contracts', contract), allSlices);
}

/** @param {string} folder @param {() => void} changed */
function watchFolder(folder, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || notSources.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, quietMilliseconds);
  });
}
