import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { ensureSchema } from '@vidyapath/service-kit/database/ensure-schema';
import { createFolderStorage, mediaSchema, type Storage, storeImages } from '../app';
import { sampleImage } from './sample-images';

/** Run by a test in a separate process, which kills itself in the middle of an upload. */
const [url = '', folder = '', moment] = process.argv.slice(2);
const end = async () => void process.kill(process.pid, 'SIGKILL');

void (async () => {
  const real = await createFolderStorage(folder);
  const stage: Storage['stage'] = async (files) => {
    const staged = await real.stage(files);
    if (moment === 'before its row') await end();
    if (moment === 'between its row and its files') return { ...staged, publish: end };
    const [own = ''] = await readdir(join(folder, '.staging'));
    const [first] = files;
    const publish = async () => {
      if (first) await rename(join(folder, '.staging', own, first.name), join(folder, first.name));
      await end();
    };
    return { ...staged, publish };
  };
  const db = createDatabase({ url, ...(await ensureSchema(url, mediaSchema)) });
  await storeImages({ ...real, stage }, db, [await sampleImage('png', 900, 600)]);
})();
