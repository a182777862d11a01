import type { FaqBody, FaqEntry, FaqQuery, FaqRecord, FaqRecordListQuery } from '@vidyapath/http/support-faq';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import { cleanedFaq } from './faq-texts';
import { entriesNear, type FaqWords, faqWordsOf } from './faq-words';
import { presentFaqEntry, presentFaqRecord } from './faq.presenter';
import type { FaqRepository } from './faq.repository';

export interface FaqDependencies {
  db: Database;
  faq: FaqRepository;
  now: () => Date;
}

/** With this many literal matches near ones are not searched, as in the catalogue. */
const enoughLiteralMatches = 6;

export function createFaqService({ db, faq, now }: FaqDependencies) {
  let known: { version: string; words: FaqWords } | undefined;
  /** Read again only when an entry has changed. */
  const readWords = async (): Promise<FaqWords> => {
    const version = await faq.publishedVersion(db);
    if (known?.version !== version) known = { version, words: faqWordsOf(await faq.publishedTexts(db)) };
    return known.words;
  };
  /** The entry under a lock, when it is the version that the change was made from. */
  const lock = async (trx: Knex.Transaction, id: number, ifMatch: string | undefined): Promise<FaqRecord> => {
    const row = await faq.lock(trx, id);
    if (!row) throw gone();
    const record = presentFaqRecord(row);
    assertIfMatch(ifMatch, record);
    return record;
  };

  return {
    async read(query: FaqQuery): Promise<ListPage<FaqEntry>> {
      const literal = await faq.read(db, query, []);
      const isEnough = !query.q || literal.total >= enoughLiteralMatches;
      const near = isEnough ? [] : await entriesNear(await readWords(), query.q ?? '');
      const { rows, total } = near.length === 0 ? literal : await faq.read(db, query, near);
      return { rows: rows.map(presentFaqEntry), total };
    },
    async list(query: FaqRecordListQuery): Promise<ListPage<FaqRecord>> {
      const { rows, total } = await faq.list(db, query);
      return { rows: rows.map(presentFaqRecord), total };
    },
    async get(id: number): Promise<FaqRecord> {
      const row = await faq.find(db, id);
      if (!row) throw gone();
      return presentFaqRecord(row);
    },
    async create(body: FaqBody, { by, idempotencyKey }: Write): Promise<FaqRecord> {
      const entry = cleanedFaq(body);
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const after = presentFaqRecord(await faq.insert(trx, entry, now()));
          await recordAudit(trx, { by, action: 'faq.created', resource: resourceOf(after.faq_id), after });
          return after;
        }),
      );
    },
    async update(id: number, body: FaqBody, { by, ifMatch }: Write): Promise<FaqRecord> {
      const entry = cleanedFaq(body);
      return db.transaction(async (trx) => {
        const before = await lock(trx, id, ifMatch);
        const after = presentFaqRecord(await faq.update(trx, id, entry, now()));
        await recordAudit(trx, { by, action: 'faq.changed', resource: resourceOf(id), before, after });
        return after;
      });
    },
    async remove(id: number, { by, ifMatch }: Write): Promise<void> {
      await db.transaction(async (trx) => {
        const before = await lock(trx, id, ifMatch);
        await faq.delete(trx, id);
        await recordAudit(trx, { by, action: 'faq.deleted', resource: resourceOf(id), before });
      });
    },
  };
}

export type FaqService = ReturnType<typeof createFaqService>;

const resourceOf = (id: number) => ({ type: 'faq', id });
const gone = () => notFound('This entry does not exist.');
