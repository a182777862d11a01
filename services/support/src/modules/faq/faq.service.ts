import type { FaqBody, FaqEntry, FaqQuery, FaqRecord, FaqRecordListQuery } from '@vidyapath/http/support-faq';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { cleanedFaq } from './faq-texts';
import { entriesNear, type FaqWords } from './faq-words';
import { presentFaqEntry, presentFaqRecord } from './faq.presenter';
import {
  deleteFaqRecord,
  findFaqRecord,
  findFaqRecords,
  findPublishedFaq,
  insertFaqRecord,
  lockFaqRecord,
  updateFaqRecord,
} from './faq.repository';

/** With this many literal matches near ones are not searched, as in the catalogue. */
const enoughLiteralMatches = 6;

export async function readFaq(
  { db }: SupportContext,
  readWords: () => Promise<FaqWords>,
  query: FaqQuery,
): Promise<ListPage<FaqEntry>> {
  const literal = await findPublishedFaq(db, query, []);
  const isEnough = !query.q || literal.total >= enoughLiteralMatches;
  const near = isEnough ? [] : await entriesNear(await readWords(), query.q ?? '');
  const { rows, total } = near.length === 0 ? literal : await findPublishedFaq(db, query, near);
  return { rows: rows.map(presentFaqEntry), total };
}

export async function listFaqRecords({ db }: SupportContext, query: FaqRecordListQuery): Promise<ListPage<FaqRecord>> {
  const { rows, total } = await findFaqRecords(db, query);
  return { rows: rows.map(presentFaqRecord), total };
}

export async function getFaqRecord({ db }: SupportContext, id: number): Promise<FaqRecord> {
  const row = await findFaqRecord(db, id);
  if (!row) throw gone();
  return presentFaqRecord(row);
}

export async function createFaqRecord(
  { db, now }: SupportContext,
  body: FaqBody,
  { by, idempotencyKey }: Write,
): Promise<FaqRecord> {
  const entry = cleanedFaq(body);
  return db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const after = presentFaqRecord(await insertFaqRecord(trx, entry, now()));
      await recordAudit(trx, { by, action: 'faq.created', resource: resourceOf(after.faq_id), after });
      return after;
    }),
  );
}

export async function changeFaqRecord(
  { db, now }: SupportContext,
  id: number,
  body: FaqBody,
  { by, ifMatch }: Write,
): Promise<FaqRecord> {
  const entry = cleanedFaq(body);
  return db.transaction(async (trx) => {
    const before = await lockUnchanged(trx, id, ifMatch);
    const after = presentFaqRecord(await updateFaqRecord(trx, id, entry, now()));
    await recordAudit(trx, { by, action: 'faq.changed', resource: resourceOf(id), before, after });
    return after;
  });
}

export async function removeFaqRecord({ db }: SupportContext, id: number, { by, ifMatch }: Write): Promise<void> {
  await db.transaction(async (trx) => {
    const before = await lockUnchanged(trx, id, ifMatch);
    await deleteFaqRecord(trx, id);
    await recordAudit(trx, { by, action: 'faq.deleted', resource: resourceOf(id), before });
  });
}

/** The entry under a lock, when it is the version that the change was made from. */
async function lockUnchanged(trx: Knex.Transaction, id: number, ifMatch: string | undefined): Promise<FaqRecord> {
  const row = await lockFaqRecord(trx, id);
  if (!row) throw gone();
  const record = presentFaqRecord(row);
  assertIfMatch(ifMatch, record);
  return record;
}

const resourceOf = (id: number) => ({ type: 'faq', id });
const gone = () => notFound('This entry does not exist.');
