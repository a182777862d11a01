import { formatClock } from '@vidyapath/client/formats/duration';

/** `04:12`, and `1:04:12` where it is an hour or more. */
export const shortClock = (seconds: number): string => formatClock(Math.floor(seconds)).replace(/^00:|^0(?=\d:)/, '');
