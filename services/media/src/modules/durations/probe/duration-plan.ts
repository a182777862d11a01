import { sharedVideoIdOf } from '@vidyapath/http/shared-video';
import { nameOfMediaPath } from '../../../lib/storage/stored-name';
import { type ArchiveItem, archiveItemOf } from './archive-item';
import { RefusedAddressError } from './probe-error';
import { type AllowedHosts, checkProbeUrl } from './probe-url';

/** The source of a duration, chosen before anything is read. */
export type DurationPlan =
  | { kind: 'stored'; name: string }
  | { kind: 'archive'; item: ArchiveItem }
  | { kind: 'shared'; id: string }
  | { kind: 'remote'; url: string };

/** `host` is the host of the request itself: its media paths are this platform's own files. */
export function planMediaDuration(text: string, host: string, allowed: AllowedHosts): DurationPlan {
  const name = nameOfMediaPath(ownPathOf(text, host) ?? text);
  if (name) return { kind: 'stored', name };
  if (text.startsWith('/')) throw new RefusedAddressError('This is not the path of a file of this platform.');
  const url = checkProbeUrl(text, allowed);
  const item = archiveItemOf(url);
  return item ? { kind: 'archive', item } : { kind: 'remote', url: url.href };
}

export function planSharedVideoDuration(text: string, allowed: AllowedHosts): DurationPlan {
  const id = text.startsWith('/') ? undefined : sharedVideoIdOf(checkProbeUrl(text, allowed));
  if (!id) throw new RefusedAddressError('Please enter the address of a YouTube video.');
  return { kind: 'shared', id };
}

function ownPathOf(text: string, host: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || !URL.canParse(`${url.protocol}//${host}`)) return undefined;
  return url.host === new URL(`${url.protocol}//${host}`).host ? url.pathname : undefined;
}
