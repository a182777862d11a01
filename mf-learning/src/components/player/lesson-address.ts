import { lessonPathPrefix } from '@vidyapath/http/media';

/** Whether the platform has signed the address for this browser, for a while. */
export const isSigned = (address: string): boolean => address.startsWith(lessonPathPrefix);

/** The part of an address that stays the same when it is signed again. */
export const fileOf = (address: string): string =>
  isSigned(address) ? (address.split('?', 1)[0] ?? address) : address;
