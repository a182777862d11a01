import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, styled, Typography } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useEffect, useRef } from 'react';
import { Choices, languageChoices } from '../../components/choices';
import { SubmitButton } from '../../components/submit-button';
import type { ReadAccount } from './account.endpoints';
import { ruleParameters } from './account-rules';
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
  const { field, language, chooseLanguage, submit, busy, failure } = useAccountForm(read, onDone);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const inputs = [
    [field('name'), 'name', undefined],
    [field('phone'), 'tel-national', 'tel'],
  ] as const;
  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} spacing={2} sx={{ mt: 4 }}>
      {inputs.map(([{ fault, ...input }, autoComplete, inputMode]) => (
        <TextField
          key={input.name}
          {...input}
          id={`account-${input.name}`}
          label={t(`profile.${input.name}`)}
          autoComplete={autoComplete}
          fullWidth
          error={fault !== undefined}
          helperText={fault ? t(fault, ruleParameters) : ' '}
          slotProps={{
            htmlInput: { 'aria-required': true, inputMode },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
      ))}
      <LanguageGroup>
        <legend>{t('profile.language')}</legend>
        <Choices name="account-language" value={language} choices={languageChoices} onChoose={chooseLanguage} />
      </LanguageGroup>
      {failure && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {failure}
        </Typography>
      )}
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <SubmitButton busy={busy}>{t('profile.save')}</SubmitButton>
        <Button type="button" variant="outlined" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
