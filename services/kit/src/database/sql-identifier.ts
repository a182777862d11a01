/** Names of schemas and roles stand in start-up options and DDL, where nothing can be bound. */
export function sqlIdentifier(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new TypeError(`Not a plain SQL identifier: ${name}`);
  return name;
}
