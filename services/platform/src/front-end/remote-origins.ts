/** Any port of this machine, in the words of a content security policy, which has none for `[::1]`. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * The origins that `ALLOW_REMOTE_OVERRIDES` allows: all of their scripts may run in the session of a user who opens a link to it. None by default, except in
 * development.
 */
export function remoteOrigins(value: string | undefined, development: boolean): readonly string[] {
  const allowed = value ?? String(development);
  if (allowed === 'false') return [];
  return allowed === 'true' ? ownMachine : allowed.split(',').map((origin) => origin.trim());
}
