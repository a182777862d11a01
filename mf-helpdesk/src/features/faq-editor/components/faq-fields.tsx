import { useT } from '@vidyapath/client/screens/use-t';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { RichTextField } from '@vidyapath/remote-kit/rich-text-field';
import { Box } from '@vidyapath/ui';
import { useReducer } from 'react';
import type { FaqValues } from '../lib/faq-values';

/** Two columns where there is space. */
const grid = {
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
const wide = { gridColumn: '1 / -1', minWidth: 0 };

/** Every field of an entry: the Hindi texts may be left empty. The answers are last: their editor is large and fetched when it is reached. */
export function FaqFields() {
  const t = useT();
  /** The user fills the form in, so the editors will be needed. */
  const [begun, begin] = useReducer(() => true, false);
  const label = (field: keyof FaqValues) => t(`faqEntries.fields.${field}`);
  return (
    <Box sx={grid} onFocus={begin}>
      <FormTextField name="category" label={label('category')} required hint={t('faqEntries.categoryHint')} />
      <FormTextField
        name="position"
        label={label('position')}
        required
        inputMode="numeric"
        hint={t('faqEntries.positionHint')}
      />
      <Box sx={wide}>
        <FormTextField name="question_en" label={label('question_en')} required />
        <FormTextField name="question_hi" label={label('question_hi')} hint={t('faqEntries.hindiHint')} />
        <FormCheckbox name="published" label={label('published')} />
      </Box>
      <Box sx={wide}>
        <RichTextField name="answer_en" label={label('answer_en')} soon={begun} />
        <RichTextField name="answer_hi" label={label('answer_hi')} soon={begun} required={false} />
      </Box>
    </Box>
  );
}
