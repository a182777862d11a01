import { readFault } from '@vidyapath/http/caption-faults';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** What media finds wrong in captions, in the language of the reader. */
export function captionFaultText(t: Translate, detail: string): string {
  const found = readFault(detail);
  if (!found) return detail;
  const text = t(`captions.faults.${found.fault}`);
  return found.place ? t(`captions.places.${found.place.unit}`, { number: found.place.number, text }) : text;
}
