import { formatDuration } from '@vidyapath/client/formats/duration';
import type { useT } from '@vidyapath/client/screens/use-t';
import type { SentFile } from './uploads';

const megabyte = 1_000_000;

/** Percent, speed and the time left of a file that is being sent, or its place in the queue. */
export function sentText(t: ReturnType<typeof useT>, { size, sent, rate, place }: SentFile): string {
  if (place > 0) return t('upload.queued', { place });
  const percent = Math.floor((sent / size) * 100);
  if (rate === 0) return t('upload.sending', { percent });
  const units = { hour: t('upload.hour'), minute: t('upload.minute'), second: t('upload.second') };
  const left = formatDuration((size - sent) / rate, units);
  return t('upload.sendingAt', { percent, speed: (rate / megabyte).toFixed(1), left });
}
