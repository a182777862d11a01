import { archivePageOf } from '@vidyapath/http/archive-page';
import { titleOf } from '@vidyapath/http/file-title';
import type { ArchiveVideo } from '@vidyapath/http/media';
import { sharedVideoIdOf } from '@vidyapath/http/shared-video';
import type { NewLesson } from './use-add-lessons';
import type { ArchiveItem } from './use-archive-items';

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
  return titleOf(decoded(last.slice(last.lastIndexOf('/') + 1))) || url.hostname;
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

/** Each item once. */
export const itemsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => itemOf(address) ?? [])),
];

/** The lessons at addresses, in their order; an item stands for its videos, at its first place. */
export function lessonsAt(addresses: readonly string[], items: readonly ArchiveItem[]): NewLesson[] {
  const left = new Map(items.map(({ item, videos }) => [item, videos]));
  return addresses.flatMap((address) => {
    const item = itemOf(address);
    if (item === undefined) return [{ video_title: titleOfAddress(address), video_url: address }];
    const videos = left.get(item) ?? [];
    left.delete(item);
    return videos.map(lessonOf);
  });
}

function lessonOf({ name, url, duration_in_seconds }: ArchiveVideo): NewLesson {
  return {
    video_title: titleOf(name.slice(name.lastIndexOf('/') + 1)),
    video_url: url,
    ...(duration_in_seconds !== null && { duration_in_seconds }),
  };
}
