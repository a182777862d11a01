import { useT } from '@vidyapath/client/screens/use-t';
import type { Category, CategoryBody } from '@vidyapath/http/category';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { type EditedRecord, RecordForm } from '@vidyapath/remote-kit/record-form';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { categoryBody, categoryRules, type CategoryValues, categoryValues } from '../lib/category-values';

const fields = ['CategoryName', 'CategoryNameHindi'] as const;

interface CategoryFormProps extends EditedRecord<Category> {
  calls: RecordCalls<Category, CategoryBody>;
}

/** The name, and a second one that Hindi pages show. */
export function CategoryForm({ version, ...props }: CategoryFormProps) {
  const t = useT();
  const record = version?.record;
  const labels = { CategoryName: t('categories.name'), CategoryNameHindi: t('categories.nameHindi') };
  return (
    <RecordForm<Category, CategoryValues, CategoryBody>
      {...props}
      messagePrefix="categories"
      version={version}
      initial={categoryValues(record)}
      rules={categoryRules}
      toBody={(values) => categoryBody(values, record)}
      differences={(stored, edited) =>
        fields
          .filter((field) => stored[field] !== edited[field].trim())
          .map((field) => ({ label: labels[field], value: stored[field] }))
      }
      refusal={({ kind }) => (kind === 'category-name-taken' ? { key: 'categories.taken' } : undefined)}
    >
      <FormTextField name="CategoryName" label={labels.CategoryName} required />
      <FormTextField name="CategoryNameHindi" label={labels.CategoryNameHindi} hint={t('categories.nameHindiHint')} />
    </RecordForm>
  );
}
