import { watch } from 'node:fs';
import { join } from 'node:path';
import { sliceProjects } from '../../lib/projects';

const notSources = /(^|\/)(node_modules|dist|\.cache|e2e|tests|coverage)(\/|$)|\.test\.tsx?$|\.md$|~$|(^|\/)\./;
const quietMilliseconds = 150;

/** The parts that a changed source belongs to: a slice, all slices, the server, or both. */
export function watchSources(root: string, { slice, server }: { slice: (name: string) => void; server: () => void }) {
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

function watchFolder(folder: string, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || notSources.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, quietMilliseconds);
  });
}
