import type { Plan } from '@vidyapath/http/commerce-offers';

/** The name by which the pricing of the landing page links to a plan (`?plan=`). */
export function planKey({ kind, months }: Plan): string {
  if (kind === 'bundle') return 'bundle';
  return months === null ? 'lifetime' : 'subscription';
}
