import { momentText } from '@vidyapath/client/formats/moment-text';
import type { FaqRecord } from '@vidyapath/http/support-faq';
import type { Language, MessageName, Translate } from '@vidyapath/platform-api/i18n';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { categoryText } from '../../../lib/faq-category';

const standing = (part: boolean, other: boolean): MessageName<'faqEntries.hindi'> => {
  if (part && other) return 'whole';
  return part || other ? 'partly' : 'missing';
};

/** Columns of the entries; a separate one shows what readers of Hindi get. */
export function faqColumns(t: Translate, language: Language): DataTableColumn<FaqRecord>[] {
  const header = (field: MessageName<'faqEntries.columns'>) => t(`faqEntries.columns.${field}`);
  return [
    {
      field: 'position',
      header: header('position'),
      sortable: true,
      align: 'end',
      render: ({ position }) => String(position),
    },
    {
      field: 'question_en',
      header: header('question_en'),
      sortable: true,
      minWidth: 160,
      render: ({ question_en }) => question_en,
    },
    {
      field: 'category',
      header: header('category'),
      sortable: true,
      render: ({ category }) => categoryText(t, category),
    },
    {
      field: 'question_hi',
      header: header('question_hi'),
      sortable: true,
      render: ({ question_hi, answer_hi }) => t(`faqEntries.hindi.${standing(question_hi !== '', answer_hi !== '')}`),
    },
    {
      field: 'published',
      header: header('published'),
      sortable: true,
      align: 'center',
      render: ({ published }) => t(published ? 'list.yes' : 'list.no'),
    },
    {
      field: 'updated_at',
      header: header('updated_at'),
      sortable: true,
      render: ({ updated_at }) => momentText(language, updated_at),
    },
  ];
}
