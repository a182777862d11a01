import type { LoginOutcome } from '@vidyapath/http/auth-logins';

export const outcomes = ['succeeded', 'failed', 'locked', 'refused'] as const satisfies readonly LoginOutcome[];

export const outcomeIn = (text: string): LoginOutcome | undefined => outcomes.find((known) => known === text);
