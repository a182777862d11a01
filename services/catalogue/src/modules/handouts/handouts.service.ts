import { randomUUID } from 'node:crypto';
import type { Handout, HandoutParams, OpenHandout } from '@vidyapath/http/handouts';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { notFound, unavailable, unsupportedMediaType } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { assertMayPlay } from '../course-progress/course-progress';
import { storeFile } from './handout-files';
import { assertRoom, isPdf } from './handouts.policy';
import { presentHandout } from './handouts.presenter';
import {
  deleteHandout,
  findHandouts,
  hasLesson,
  insertHandout,
  lockLesson,
  noteFile,
  useFile,
} from './handouts.repository';

/** Longer than a file may take until its row is written. */
const storingMinutes = 15;

export interface NewHandout {
  title: string;
  bytes: Buffer;
}

/** For those who may play the lesson, with addresses for this session. */
export async function readHandouts(
  ctx: CatalogueContext,
  videoId: number,
  reader: SessionUser | null,
): Promise<OpenHandout[]> {
  await assertMayPlay(ctx, reader, videoId);
  const rows = await findHandouts(ctx.db, videoId);
  return rows.map((row) => ({
    ...presentHandout(row),
    url: ctx.lessonLinks.handoutAddress(row.file_id, row.title, reader?.sid),
  }));
}

/** The file is stored before its row, so that whoever reads the row can open it; a file without a row is removed. */
export async function addHandout(
  ctx: CatalogueContext,
  videoId: number,
  { title, bytes }: NewHandout,
  { by, idempotencyKey }: Write,
): Promise<Handout> {
  const answered = await findAnswer<Handout>(ctx.db, idempotencyKey);
  if (answered) return answered;
  if (!isPdf(bytes)) throw unsupportedMediaType('Only PDF files can be added.');
  if (!(await hasLesson(ctx.db, videoId))) throw gone();
  assertRoom((await findHandouts(ctx.db, videoId)).length);
  const fileId = randomUUID();
  await noteFile(ctx.db, fileId, storingMinutes);
  await storeFile(ctx, fileId, bytes);
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      if (!(await lockLesson(trx, videoId))) throw gone();
      const others = await findHandouts(trx, videoId);
      assertRoom(others.length);
      if (!(await useFile(trx, fileId))) throw unavailable();
      const position = (others.at(-1)?.position ?? 0) + 1;
      const row = { file_id: fileId, video_id: videoId, title, size_bytes: bytes.length, position };
      await insertHandout(trx, row);
      await recordAudit(trx, { by, action: 'handout.created', resource: resourceOf(fileId), after: row });
      return presentHandout(row);
    }),
  );
}

export async function removeHandout(
  { db }: CatalogueContext,
  { id: video_id, file_id }: HandoutParams,
  { by }: Write,
): Promise<void> {
  await db.transaction(async (trx: Knex.Transaction) => {
    const before = await deleteHandout(trx, { video_id, file_id });
    if (!before) throw notFound('This file does not exist.');
    await recordAudit(trx, { by, action: 'handout.deleted', resource: resourceOf(file_id), before });
  });
}

const resourceOf = (id: string) => ({ type: 'handout', id });

const gone = () => notFound('This video does not exist.');
