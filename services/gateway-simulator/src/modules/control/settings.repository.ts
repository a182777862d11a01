import { createHash } from 'node:crypto';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { friendly, settingsOf, type Hostile, type Settings } from './settings.schema';

interface ControlRow {
  settings: Hostile;
  draws: string;
  api_hits: number;
}

/** The hostile settings, for all replicas, and the random choices that follow from them. */
export function createSettings(db: Database) {
  const rows = (trx: Knex) => trx<ControlRow>('control');
  return {
    async read(trx: Knex = db): Promise<Settings> {
      const row = await rows(trx).first('settings');
      return row ? settingsOf(row.settings) : friendly;
    },

    /** The random choices and the count of `api.times` start again. */
    async write(hostile: Hostile): Promise<Settings> {
      const row = { settings: JSON.stringify(hostile) as unknown as Hostile, draws: '0', api_hits: 0 };
      await rows(db).insert(row).onConflict('only_row').merge();
      return settingsOf(hostile);
    },

    /** Only when nothing is set yet. */
    async begin(hostile: Hostile): Promise<void> {
      const row = { settings: JSON.stringify(hostile) as unknown as Hostile };
      await rows(db).insert(row).onConflict('only_row').ignore();
    },

    /** True for `share` of its calls, which are chosen by the seed. */
    async chance(share: number, trx: Knex = db): Promise<boolean> {
      if (share <= 0 || share >= 1) return share >= 1;
      const [row] = await rows(trx).increment('draws', 1).returning(['settings', 'draws']);
      const seed = row ? settingsOf(row.settings).seed : friendly.seed;
      const drawn = createHash('sha256')
        .update(`${seed}:${row?.draws ?? 0}`)
        .digest()
        .readUInt32BE();
      return drawn / 2 ** 32 < share;
    },

    /** False once `times` calls were affected. */
    async takeHit(times: number | null): Promise<boolean> {
      if (times === null) return true;
      const taken = await rows(db).where('api_hits', '<', times).increment('api_hits', 1);
      return taken > 0;
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettings>;
