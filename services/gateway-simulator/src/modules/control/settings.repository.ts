import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { friendly, settingsOf, type Hostile, type Settings } from './settings.schema';

interface ControlRow {
  settings: Hostile;
  draws: string;
  api_hits: number;
}

const control = (on: Knex) => on<ControlRow>('control');
const stored = (hostile: Hostile) => JSON.stringify(hostile) as unknown as Hostile;

/** The hostile settings, for all replicas. */
export async function readSettings(on: Knex): Promise<Settings> {
  const row = await control(on).first('settings');
  return row ? settingsOf(row.settings) : friendly;
}

/** The random choices and the count of `api.times` start again. */
export async function writeSettings(on: Knex, hostile: Hostile): Promise<Settings> {
  const row = { settings: stored(hostile), draws: '0', api_hits: 0 };
  await control(on).insert(row).onConflict('only_row').merge();
  return settingsOf(hostile);
}

/** Only when nothing is set yet. */
export async function beginWith(on: Knex, hostile: Hostile): Promise<void> {
  await control(on)
    .insert({ settings: stored(hostile) })
    .onConflict('only_row')
    .ignore();
}

/** True for `share` of its calls, which are chosen by the seed. */
export async function chance(on: Knex, share: number): Promise<boolean> {
  if (share <= 0 || share >= 1) return share >= 1;
  const [row] = await control(on).increment('draws', 1).returning(['settings', 'draws']);
  const seed = row ? settingsOf(row.settings).seed : friendly.seed;
  const drawn = createHash('sha256')
    .update(`${seed}:${row?.draws ?? 0}`)
    .digest()
    .readUInt32BE();
  return drawn / 2 ** 32 < share;
}

/** False once `times` calls were affected. */
export async function takeHit(on: Knex, times: number | null): Promise<boolean> {
  if (times === null) return true;
  const taken = await control(on).where('api_hits', '<', times).increment('api_hits', 1);
  return taken > 0;
}

/** Lists show no newer rows; undefined: they show all. */
export async function listedUntil(on: Knex, now: Date): Promise<Date | undefined> {
  const { lagSeconds } = (await readSettings(on)).lists;
  return lagSeconds === 0 ? undefined : new Date(now.getTime() - lagSeconds * 1_000);
}
