import { paths } from '@vidyapath/http/paths';
import type { FaqBody, FaqEntry, FaqRecord } from '@vidyapath/http/support-faq';
import { refusal } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';

const counted = (rows: object[]) => HttpResponse.json(rows, { headers: { 'x-total-count': String(rows.length) } });

const record: FaqRecord = {
  faq_id: 1,
  category: 'Refunds',
  question_en: 'How do I get my money back?',
  answer_en: '<p>Within <strong>72 hours</strong> of the payment.</p>',
  question_hi: 'पैसे वापस कैसे मिलेंगे?',
  answer_hi: '<p>भुगतान के 72 घंटों में।</p>',
  position: 10,
  published: true,
  created_at: '2026-11-22T08:35:00.000Z',
  updated_at: '2026-11-22T08:35:00.000Z',
};
export const makeFaq = (part: Partial<FaqRecord> = {}): FaqRecord => ({ ...record, ...part });

const inLanguage = (lang: string | null, { faq_id, category, position, ...texts }: FaqRecord): FaqEntry => ({
  faq_id,
  category,
  position,
  question: (lang === 'hi' && texts.question_hi) || texts.question_en,
  answer: (lang === 'hi' && texts.answer_hi) || texts.answer_en,
});

/** The FAQ of the service, and the requests that it received. */
export function faqOf(records: FaqRecord[]) {
  const asked: string[] = [];
  const sent: FaqBody[] = [];
  const etag = '"1"';
  const handlers = [
    http.get(`*${paths.faq}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const entries = records
        .filter(({ published }) => published)
        .map((one) => inLanguage(searchParams.get('lang'), one));
      const word = (searchParams.get('q') ?? '').toLowerCase();
      return counted(entries.filter(({ question }) => question.toLowerCase().includes(word)));
    }),
    http.get(`*${paths.faqRecords}`, () => counted(records)),
    http.get(`*${paths.faqRecord(1)}`, () => HttpResponse.json(records[0], { headers: { etag } })),
    http.post<never, FaqBody>(`*${paths.faq}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(makeFaq(), { status: 201 });
    }),
    http.put<never, FaqBody>(`*${paths.faqRecord(1)}`, async ({ request }) => {
      if (request.headers.get('if-match') !== etag) return refusal(412);
      sent.push(await request.json());
      return HttpResponse.json(makeFaq());
    }),
    http.delete(`*${paths.faqRecord(1)}`, ({ request }) => {
      if (request.headers.get('if-match') !== etag) return refusal(412);
      records.splice(0, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { asked, sent, handlers };
}
