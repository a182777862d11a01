import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from '@vidyapath/http/audit';

const longest = 300;
const secretName = /password|secret|token|hash/i;

/** The fields that differ. Secrets are only named, and long texts cut, since a trail is no backup. */
export function changesBetween(before: object, after: object): AuditChange[] {
  const old = new Map(Object.entries(before));
  const fresh = new Map<string, unknown>(Object.entries(after));
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  return fields
    .filter((field) => !isDeepStrictEqual(old.get(field), fresh.get(field)))
    .map((field) => {
      if (secretName.test(field)) return { field };
      return { field, ...entry('before', old, field), ...entry('after', fresh, field) };
    });
}

function entry(name: 'before' | 'after', values: Map<string, unknown>, field: string): Partial<AuditChange> {
  return values.has(field) ? { [name]: shortened(values.get(field)) } : {};
}

function shortened(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= longest) return value;
  const points = [...value];
  return points.length <= longest ? value : `${points.slice(0, longest).join('')} … (${points.length} characters)`;
}
