import { createKeyRing, type KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { join } from 'node:path';

/** Of `DATA_DIR`, as a backup saves them. */
export const learningFolders = ['certificate-keys'] as const;

/** Below `DATA_DIR`, or mounted there. */
export const certificateKeyFolder = (dataDir: string): string => join(dataDir, learningFolders[0]);

/** No key ever ends: a certificate can be checked for as long as there is one. */
export const openCertificateKeys = (dataDir: string): KeyRing => createKeyRing(certificateKeyFolder(dataDir), Infinity);
