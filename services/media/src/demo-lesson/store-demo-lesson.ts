import { hash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cue } from '@vidyapath/http/lesson-assets';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import type { Storage } from '../lib/storage/storage';
import { type CaptionRow, storeCaption, vttOf } from '../modules/captions/captions';
import type { DemoLesson } from './demo-lesson';

/** The same everywhere, so that an interrupted load can be repeated. */
const assetId = '5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';
const version = 1;

interface StoredLesson {
  title: string;
  /** What a lesson names. */
  path: string;
  seconds: number;
}

/** Stores the lesson of `folder`, which make-lesson.ts wrote, as an asset that is ready. Without its original: it cannot be encoded again. */
export async function storeDemoLesson(
  { lessons }: Storage,
  db: Database,
  folder: string,
  createdBy: number,
): Promise<StoredLesson> {
  const lesson = JSON.parse(await readFile(join(folder, 'lesson.json'), 'utf8')) as DemoLesson;
  // The storage may move what it stores.
  const copied = await mkdtemp(join(tmpdir(), 'vidyapath-lesson-'));
  await cp(join(folder, 'files'), copied, { recursive: true });
  await lessons.storeFolder(assetId, String(version), copied);
  await rm(copied, { recursive: true, force: true });
  const captions = [captionOf('en', lesson.captions.en), captionOf('hi', lesson.captions.hi)];
  for (const { row, vtt } of captions) await lessons.storeFile(assetId, row.file, Buffer.from(vtt));
  await db.transaction(async (trx) => {
    if (!(await insertAsset(trx, lesson, createdBy))) return;
    for (const { row } of captions) await storeCaption(trx, row);
  });
  const seconds = Math.round(lesson.duration_seconds);
  return { title: lesson.title, path: `/media/lessons/${assetId}`, seconds };
}

function captionOf(language: 'en' | 'hi', cues: Cue[]): { row: CaptionRow; vtt: string } {
  const vtt = vttOf(cues);
  const file = `captions/${language}-${hash('sha256', vtt, 'hex').slice(0, 16)}.vtt`;
  const row = { asset_id: assetId, language, cues, cue_count: cues.length, file, version: 1 };
  return { row: { ...row, origin: 'file', approved: true }, vtt };
}

/** False: it is there already. */
async function insertAsset(trx: Knex.Transaction, lesson: DemoLesson, createdBy: number): Promise<boolean> {
  const inserted = await trx('asset')
    .insert({ asset_id: assetId, title: lesson.title, created_by: createdBy })
    .onConflict('asset_id')
    .ignore()
    .returning('asset_id');
  if (inserted.length === 0) return false;
  await trx('asset_file').insert({
    asset_id: assetId,
    file_version: version,
    upload_id: assetId,
    file_name: 'lesson.mp4',
    size_bytes: lesson.size_bytes,
    received_bytes: lesson.size_bytes,
    reserved_bytes: 0,
    created_by: createdBy,
    state: 'ready',
    percent: 100,
    playable: true,
    duration_seconds: lesson.duration_seconds,
    width: lesson.width,
    height: lesson.height,
    has_audio: true,
    renditions: JSON.stringify(lesson.renditions),
    poster: lesson.poster,
    storyboard: JSON.stringify(lesson.storyboard),
    ready_at: trx.fn.now(),
  });
  await trx('asset').where('asset_id', assetId).update({ playing: version });
  return true;
}
