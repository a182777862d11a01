import { useT } from '@vidyapath/client/screens/use-t';
import { Form } from '@vidyapath/remote-kit/form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Button, Stack, styled } from '@vidyapath/ui';
import { useEffect } from 'react';
import { Choices, languageChoices } from '../../components/choices';
import { FormFailure } from '../../components/form-failure';
import { SubmitButton } from '../../components/submit-button';
import type { ReadAccount } from './account.endpoints';
import { useAccountForm } from './use-account-form';

const LanguageGroup = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 8, padding: 0, fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

export interface AccountFormProps {
  read: ReadAccount;
  onDone: () => void;
  onCancel: () => void;
}

/** Takes the focus when it opens. */
export function AccountForm({ read, onDone, onCancel }: AccountFormProps) {
  const t = useT();
  const form = useAccountForm(read, onDone);
  const { element, formik } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  return (
    <Form form={form} spacing={2} sx={{ mt: 4 }}>
      <FormTextField name="name" label={t('profile.name')} autoComplete="name" unmarked />
      <FormTextField name="phone" label={t('profile.phone')} autoComplete="tel-national" inputMode="tel" unmarked />
      <LanguageGroup>
        <legend>{t('profile.language')}</legend>
        <Choices
          name="account-language"
          value={formik.values.language}
          choices={languageChoices}
          onChoose={(language) => void formik.setFieldValue('language', language)}
        />
      </LanguageGroup>
      <FormFailure problem={form.problem} messagePrefix="profile" />
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <SubmitButton busy={formik.isSubmitting}>{t('profile.save')}</SubmitButton>
        <Button type="button" variant="outlined" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
