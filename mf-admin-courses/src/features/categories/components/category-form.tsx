import { useT } from '@vidyapath/client/use-t';
import type { Category, CategoryBody } from '@vidyapath/http/category';
import { useMemo } from 'react';
import { FormTextField } from '../../../components/form-text-field';
import type { FormSlot } from '../../../components/record-editor';
import { RecordForm } from '../../../components/record-form';
import { categoryBody, categorySchema, type CategoryValues, categoryValues } from '../lib/category-form';
import type { CategoryCalls } from '../lib/use-category-calls';

const messages = {
  created: 'categories.created',
  updated: 'categories.updated',
  createFailed: 'categories.failed.create',
  updateFailed: 'categories.failed.update',
};

interface CategoryFormProps extends FormSlot<Category> {
  calls: CategoryCalls;
}

/** Its one field is the name. */
export function CategoryForm({ version, calls, ...slot }: CategoryFormProps) {
  const t = useT();
  const schema = useMemo(() => categorySchema(t), [t]);
  const record = version?.record;
  const id = record?.CategoryId ?? 0;
  const name = t('categories.name');
  return (
    <RecordForm<Category, CategoryValues, CategoryBody>
      {...slot}
      version={version}
      initial={categoryValues(record)}
      schema={schema}
      toBody={(values) => categoryBody(values, record)}
      create={calls.create}
      update={(body, ifMatch) => calls.update(id, body, ifMatch)}
      readNewest={() => calls.read(id)}
      differences={(theirs, mine) => (theirs.CategoryName === mine.CategoryName.trim() ? [] : [{ label: name, value: theirs.CategoryName }])}
      messages={messages}
    >
      <FormTextField name="CategoryName" label={name} required />
    </RecordForm>
  );
}
