import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFiles } from './browser/build-files';

// Run in the project's folder. The files are part of the source, so that a bundle of the service holds them.
const written = join(process.cwd(), 'src/modules/checkout/checkout-files.json');
void buildFiles(join(process.cwd(), 'src/browser')).then((files) =>
  writeFile(written, `${JSON.stringify(files, null, 2)}\n`),
);
