import { createNextKey, readKeyFile } from '@vidyapath/service-kit/domain/keys/key-files';
import { secondsToPublish } from '@vidyapath/service-kit/domain/keys/key-ages';
import { loadConfig } from '@vidyapath/service-kit/process/config';
import { operatorLines } from '@vidyapath/service-kit/process/run-service';
import { join } from 'node:path';
import { certificateKeyFolder } from './certificate-keys';
import { certificateVariables } from './config';
import { Type } from 'typebox';

/** Adds a key of certificates to the folder that the running processes read. */
try {
  const { DATA_DIR } = loadConfig(Type.Object({ DATA_DIR: certificateVariables.DATA_DIR }), process.env);
  const folder = certificateKeyFolder(DATA_DIR);
  const file = join(folder, createNextKey(folder));
  const { kid } = readKeyFile(file);
  console.log(
    `${file}: the key ${kid} is published now and signs in ${secondsToPublish} seconds. Those before stay: old certificates are checked with them.`,
  );
} catch (error) {
  for (const line of operatorLines(error)) console.error(line);
  process.exitCode = 1;
}
