import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { releaseName } from '../edge-policy/files';

export type SliceId = RemoteId | 'shell';

const Name = Type.String({ pattern: `^${releaseName}$` });

const SliceRollout = Type.Object({
  /** The version that visitors get; null is the build in the slice's own folder. */
  stable: Type.Union([Name, Type.Null()]),
  /** The version that a share of them gets instead. */
  candidate: Type.Optional(Type.Object({ version: Name, percent: Type.Integer({ minimum: 1, maximum: 99 }) })),
  /** Kept releases, the newest first. */
  kept: Type.Array(Name),
});
export type SliceRollout = Static<typeof SliceRollout>;

const Rollout = Type.Object({
  slices: Type.Record(Type.String({ pattern: '^(shell|mf_[a-z_]+)$' }), SliceRollout),
});
export type Rollout = Static<typeof Rollout>;

const nothing: Rollout = { slices: {} };

/**
 * Reads `rollout.json` of the releases' folder, again only when it has changed. No file means no releases. For a malformed file `warn` is
 * called, and the previous content stays in use.
 */
export function createRolloutReader(folder: string, warn: (text: string) => void): () => Promise<Rollout> {
  const file = join(folder, 'rollout.json');
  let changed = Number.NaN;
  let rollout = nothing;
  return async () => {
    const at = await changedAt(file);
    if (at === changed) return rollout;
    changed = at;
    if (at === 0) {
      rollout = nothing;
      return rollout;
    }
    try {
      rollout = Value.Parse(Rollout, JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      warn(
        `${file} is not a rollout; the previous one stays in use: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    return rollout;
  };
}

async function changedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
