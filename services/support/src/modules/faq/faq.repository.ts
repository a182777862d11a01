import type { FaqBody, FaqQuery, FaqRecordListQuery } from '@vidyapath/http/support-faq';
import type { Locale } from '@vidyapath/http/locale';
import type { ListQuery } from '@vidyapath/http/list-query';
import { type ListPage, type ListRules, whereContains } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

export interface FaqRow extends Required<FaqBody> {
  faq_id: number;
  created_at: Date;
  updated_at: Date;
}

/** An entry in one language. */
export interface FaqTextRow {
  faq_id: number;
  category: string;
  question: string;
  answer: string;
  position: number;
}

/** A letter of Hindi with a dot below may be one character or two. */
const searched = (column: string): string => `normalize(${column}, nfc)`;
/** In sanitised HTML no other `<` is left. */
const visibleText = (column: string): string => searched(`regexp_replace(${column}, '<[^>]*>', ' ', 'g')`);
const byPosition = [{ by: 'position' }];

/** There are as many as staff writes. */
type FaqRules = ListRules & { onePage: true };

const readersRules: FaqRules = {
  onePage: true,
  sortable: {
    faq_id: 'faq_id',
    category: 'lower(category)',
    question: 'lower(question)',
    answer: 'answer',
    position: 'position',
  },
  searchable: [searched('category'), searched('question'), visibleText('answer')],
  defaultOrder: byPosition,
  tiebreaker: 'faq_id',
};

const editorsRules: FaqRules = {
  onePage: true,
  sortable: {
    faq_id: 'faq_id',
    category: 'lower(category)',
    question_en: 'lower(question_en)',
    answer_en: 'answer_en',
    question_hi: 'question_hi',
    answer_hi: 'answer_hi',
    position: 'position',
    published: 'published',
    created_at: 'created_at',
    updated_at: 'updated_at',
  },
  searchable: [
    ...['category', 'question_en', 'question_hi'].map(searched),
    ...['answer_en', 'answer_hi'].map(visibleText),
  ],
  defaultOrder: byPosition,
  tiebreaker: 'faq_id',
};

const inLanguage = (name: 'question' | 'answer', lang: Locale): string =>
  lang === 'en' ? `${name}_en as ${name}` : `coalesce(nullif(${name}_hi, ''), ${name}_en) as ${name}`;

const normalised = <Query extends ListQuery>({ q = '', ...query }: Query) => ({ ...query, q: q.normalize('NFC') });

/** What is published, in one language; with a search, entries that contain `q`, and after them those of `near`. */
export async function findPublishedFaq(
  on: Knex,
  { lang = 'en', ...query }: FaqQuery,
  near: readonly number[],
): Promise<ListPage<FaqTextRow>> {
  const texts = on('faq_entry')
    .select('faq_id', 'category', 'position', on.raw(inLanguage('question', lang)), on.raw(inLanguage('answer', lang)))
    .where('published', true);
  const entries = on.select('*').from(texts.as('faq'));
  const { q = '', ...page } = normalised(query);
  if (q === '') return readList<FaqTextRow>(entries, page, readersRules);
  const containing = whereContains(entries.clone(), readersRules.searchable, q);
  const ids = containing.clone().clearSelect().select('faq_id');
  const found = entries.where((either) => void either.whereIn('faq_id', ids).orWhereIn('faq_id', near));
  return readList<FaqTextRow>(found.orderByRaw('faq_id in (?) desc', [ids]), page, readersRules);
}

/** Changes with each change of what is published. */
export async function findPublishedVersion(on: Knex): Promise<string> {
  const row = await on('faq_entry')
    .where('published', true)
    .first<{ version: string }>(on.raw("count(*) || ' ' || coalesce(max(updated_at)::text, '') as version"));
  return row.version;
}

/** The texts of each published entry in both languages. */
export const findPublishedTexts = (on: Knex): Promise<{ faq_id: number; text: string }[]> =>
  on('faq_entry')
    .select('faq_id', on.raw(`concat_ws(chr(10), ${editorsRules.searchable.join()}) as text`))
    .where('published', true)
    .orderBy('faq_id');

export const findFaqRecords = (on: Knex, query: FaqRecordListQuery): Promise<ListPage<FaqRow>> =>
  readList<FaqRow>(on('faq_entry').select('*'), normalised(query), editorsRules);

export const findFaqRecord = (on: Knex, id: number): Promise<FaqRow | undefined> =>
  on<FaqRow>('faq_entry').where('faq_id', id).first();

export const lockFaqRecord = (trx: Knex.Transaction, id: number): Promise<FaqRow | undefined> =>
  trx<FaqRow>('faq_entry').where('faq_id', id).forUpdate().first();

export async function insertFaqRecord(trx: Knex.Transaction, entry: Required<FaqBody>, at: Date): Promise<FaqRow> {
  const [row] = await trx('faq_entry')
    .insert({ ...entry, created_at: at, updated_at: at })
    .returning<FaqRow[]>('*');
  return row as FaqRow;
}

export async function updateFaqRecord(
  trx: Knex.Transaction,
  id: number,
  entry: Required<FaqBody>,
  at: Date,
): Promise<FaqRow> {
  const [row] = await trx('faq_entry')
    .where('faq_id', id)
    .update({ ...entry, updated_at: at })
    .returning<FaqRow[]>('*');
  return row as FaqRow;
}

export const deleteFaqRecord = (trx: Knex.Transaction, id: number): Promise<number> =>
  trx('faq_entry').where('faq_id', id).delete();
