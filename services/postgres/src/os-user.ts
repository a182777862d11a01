import { readFileSync, statSync } from 'node:fs';

export interface OsUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then the owner of the existing cluster, else the system's `postgres`, else
 * `nobody`. Undefined for an ordinary user, who runs it as himself.
 */
export function userForPostgres(cluster: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(cluster);
  if (owner && owner.uid !== 0) return owner;
  return systemUser('postgres') ?? systemUser('nobody') ?? { uid: 65_534, gid: 65_534 };
}

function ownerOf(folder: string): OsUser | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && { uid: stat.uid, gid: stat.gid };
}

function systemUser(name: string): OsUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
