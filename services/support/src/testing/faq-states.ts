import { paths } from '@vidyapath/http/paths';
import type { TestSupport } from './test-support';

/** States of the FAQ that slices expect. */
export const faqStates = ({ app, db, tokens }: Pick<TestSupport, 'app' | 'db' | 'tokens'>) => ({
  'a question of the FAQ': async () => {
    const texts = { category: 'Refunds', question_en: 'Money back?', answer_en: '<p>Yes.</p>' };
    const [row] = await db('faq_entry')
      .insert({
        ...texts,
        question_hi: '',
        answer_hi: '',
        position: 1,
        published: true,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .returning<{ faq_id: number }[]>('faq_id');
    const faq = row?.faq_id ?? 0;
    const { headers } = await app.inject({ url: paths.faqRecord(faq), headers: tokens.as('Staff') });
    return { faq: String(faq), faq_etag: String(headers.etag), old_etag: '"old"' };
  },
});
