import { archivePageOf } from '@vidyapath/http/archive-page';
import { sharedVideoIdOf } from '@vidyapath/http/shared-video';
import { titleOf } from '../../../lib/uploads/file-names';

/** Pasted addresses, one a line. */
export interface PastedAddresses {
  addresses: string[];
  /** Lines that are no addresses. */
  wrong: string[];
}

export function addressesOf(text: string): PastedAddresses {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isAddress = (line: string) => URL.canParse(line) && /^https?:$/.test(new URL(line).protocol);
  return { addresses: lines.filter(isAddress), wrong: lines.filter((line) => !isAddress(line)) };
}

/** A name for the lesson at an address, which staff changes. */
export function titleOfAddress(address: string): string {
  const url = new URL(address);
  const shared = sharedVideoIdOf(url);
  if (shared) return `YouTube ${shared}`;
  const page = archivePageOf(url);
  const last = page?.file || page?.item || url.pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return url.hostname;
  return titleOf(decoded(last.slice(last.lastIndexOf('/') + 1)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The item of archive.org of which an address names no file. */
export function itemOf(address: string): string | undefined {
  const page = archivePageOf(new URL(address));
  return page?.file === '' ? page.item : undefined;
}
