/** Names of schemas and roles are part of start-up options and DDL, which take no parameters. */
export function sqlIdentifier(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new TypeError(`Not a plain SQL identifier: ${name}`);
  return name;
}
