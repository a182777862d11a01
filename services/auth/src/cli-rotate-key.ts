import { join } from 'node:path';
import { loadConfig } from '@vidyapath/service-kit/process/config';
import { operatorLines } from '@vidyapath/service-kit/process/run-service';
import { Type } from 'typebox';
import { authVariables } from './config';
import { createNextKey, readKeyFile } from '@vidyapath/service-kit/domain/keys/key-files';
import { secondsToPublish } from '@vidyapath/service-kit/domain/keys/key-ages';

/** Adds a signing key to the folder that the running processes read. */
try {
  const { DATA_DIR } = loadConfig(Type.Object({ DATA_DIR: authVariables.DATA_DIR }), process.env);
  const folder = join(DATA_DIR, 'keys');
  const file = join(folder, createNextKey(folder));
  const { kid } = readKeyFile(file);
  console.log(
    `${file}: the key ${kid} is published now and signs in ${secondsToPublish} seconds. The one before holds until its last token has expired.`,
  );
} catch (error) {
  for (const line of operatorLines(error)) console.error(line);
  process.exitCode = 1;
}
