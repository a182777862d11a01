import { lessonPathPrefix } from '@vidyapath/http/media';

/** Whether the platform opens the address for this browser, for a while. */
export const isSigned = (address = ''): boolean => address.startsWith(lessonPathPrefix);

/** The number of a version, after the asset. */
const version = /^(\/media\/lessons\/[\da-f-]{36}\/)\d+\//;

/** The part of an address that stays the same when it is signed again, or when the lesson gets a new version. */
export const fileOf = (address = ''): string =>
  isSigned(address) ? (address.split('?', 1)[0] ?? address).replace(version, '$1') : address;
