import { watch } from 'node:fs';
import { join } from 'node:path';
import { sliceProjects } from '../../lib/projects';

const notSources = /(^|\/)(node_modules|dist|\.cache|e2e|tests|coverage)(\/|$)|\.test\.tsx?$|\.md$|~$|(^|\/)\./;
const quietMilliseconds = 150;

/** The parts that a changed source belongs to: a slice, all slices, the services, or both. */
export function watchSources(
  root: string,
  { slice, services }: { slice: (name: string) => Promise<void>; services: () => void },
) {
  const slices = sliceProjects(root);
  // One after the other, the shell first: all at once would take minutes from what the page shows.
  const allSlices = async () => {
    for (const name of slices) await slice(name);
  };
  for (const name of slices) watchFolder(join(root, name), () => void slice(name));
  watchFolder(join(root, 'services'), services);
  for (const contract of ['http', 'platform']) {
    watchFolder(join(root, 'shared-contracts', contract), () => {
      void allSlices();
      services();
    });
  }
  for (const contract of ['client', 'ui', 'remote-kit', 'build'])
    watchFolder(join(root, 'shared-contracts', contract), () => void allSlices());
}

function watchFolder(folder: string, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || notSources.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, quietMilliseconds);
  });
}
