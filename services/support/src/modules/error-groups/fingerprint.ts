import { hash } from 'node:crypto';
import type { ErrorKind } from '@vidyapath/http/support-names';

/** Of names of files and of their addresses, such as `main.0a1b2c3d4e.js`: they differ in each release. */
const contentHash = /([.-])[0-9a-f]{8,64}(?=\.(?:js|css|json|mjs)\b)/g;

/** What a group's failures have in common. */
export const commonMessage = (message: string): string => message.replace(contentHash, '$1*');

/** The same for equal failures of any release and page. */
export const fingerprintOf = (slice: string, kind: ErrorKind, message: string): string =>
  hash('sha256', JSON.stringify([slice, kind, commonMessage(message)])).slice(0, 32);
