import { lessonPathPrefix } from '@vidyapath/http/media';

/** Whether the platform has signed the address for this browser, for a while. */
export const isSigned = (address: string): boolean => address.startsWith(lessonPathPrefix);

/** What stays of an address when it is signed anew. */
export const fileOf = (address: string): string =>
  isSigned(address) ? (address.split('?', 1)[0] ?? address) : address;
