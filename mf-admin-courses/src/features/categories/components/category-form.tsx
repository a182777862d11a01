import { useT } from '@vidyapath/client/use-t';
import type { Category, CategoryBody } from '@vidyapath/http/category';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { type EditedRecord, RecordForm } from '@vidyapath/remote-kit/record-form';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { useMemo } from 'react';
import { categoryBody, categorySchema, type CategoryValues, categoryValues } from '../lib/category-values';

interface CategoryFormProps extends EditedRecord<Category> {
  calls: RecordCalls<Category, CategoryBody>;
}

/** Its one field is the name. */
export function CategoryForm({ version, ...props }: CategoryFormProps) {
  const t = useT();
  const schema = useMemo(() => categorySchema(t), [t]);
  const record = version?.record;
  const name = t('categories.name');
  return (
    <RecordForm<Category, CategoryValues, CategoryBody>
      {...props}
      name="categories"
      version={version}
      initial={categoryValues(record)}
      schema={schema}
      toBody={(values) => categoryBody(values, record)}
      differences={(theirs, mine) => (theirs.CategoryName === mine.CategoryName.trim() ? [] : [{ label: name, value: theirs.CategoryName }])}
      refusalKey={({ kind }) => (kind === 'category-name-taken' ? 'categories.taken' : undefined)}
    >
      <FormTextField name="CategoryName" label={name} required />
    </RecordForm>
  );
}
