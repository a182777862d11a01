import { join, relative } from 'node:path';
import { subscribe } from '@parcel/watcher';
import { sliceProjects } from '../../lib/projects';
import { say } from '../../lib/say';

const notSources = /(^|\/)(node_modules|dist|\.cache|e2e|tests|coverage)(\/|$)|\.test\.tsx?$|\.md$|~$|(^|\/)\./;
const quietMilliseconds = 150;

/** The parts that a changed source belongs to: a slice, all slices, the services, or both. */
export async function watchSources(
  root: string,
  { slice, services }: { slice: (name: string) => Promise<void>; services: () => void },
): Promise<void> {
  const slices = sliceProjects(root);
  // One after the other, the shell first: all at once would take minutes from what the page shows.
  const allSlices = async () => {
    for (const name of slices) await slice(name);
  };
  for (const name of slices) await watchFolder(join(root, name), () => void slice(name));
  await watchFolder(join(root, 'services'), services);
  for (const contract of ['http', 'platform']) {
    await watchFolder(join(root, 'shared-contracts', contract), () => {
      void allSlices();
      services();
    });
  }
  for (const contract of ['client', 'ui', 'remote-kit', 'build'])
    await watchFolder(join(root, 'shared-contracts', contract), () => void allSlices());
}

/** Also sees files that an editor saves by a rename, which `fs.watch` loses. */
async function watchFolder(folder: string, changed: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await subscribe(
    folder,
    (error, events) => {
      if (error) return say(`${folder}: ${error.message}`);
      if (events.every(({ path }) => notSources.test(relative(folder, path)))) return;
      clearTimeout(timer);
      timer = setTimeout(changed, quietMilliseconds);
    },
    { ignore: ['**/node_modules', '**/dist', '**/.cache'] },
  );
}
