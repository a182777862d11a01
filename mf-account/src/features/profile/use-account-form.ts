import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { type AccountFaults, type AccountField, accountFaults, accountFields } from './account-rules';
import { type ReadAccount, useChangeAccountMutation } from './account.endpoints';

/** The form's state. Faults show after a submit was tried. */
export function useAccountForm({ record: account, etag }: ReadAccount, onDone: () => void) {
  const t = useT();
  const { notify, session } = usePlatform();
  const [change, { isLoading: busy }] = useChangeAccountMutation();
  const spoken = useLanguage();
  const [values, setValues] = useState({ name: account.name, phone: account.phone });
  const [language, chooseLanguage] = useState(account.language ?? spoken);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<AccountFaults>({});
  const [failure, setFailure] = useState<string>();
  const faults = { ...refused, ...accountFaults(values) };

  const focusFirst = (form: HTMLFormElement, found: AccountFaults) => {
    const first = accountFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  async function send(form: HTMLFormElement): Promise<void> {
    const body = { name: values.name.trim(), phone: values.phone.trim(), language };
    const answer = await change({ body, ifMatch: etag });
    if (!answer.data) {
      const problem = asProblem(answer.error);
      const found = refusedFields(problem);
      setRefused(found);
      if (Object.keys(found).length > 0) focusFirst(form, found);
      else setFailure(failureText(t, problem));
      return;
    }
    await session.renew(answer.data.token);
    notify({
      variant: 'success',
      title: t('toast.success'),
      message: t('profile.changed'),
      duration: noticeDurations.admin,
    });
    onDone();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const found = accountFaults(values);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    // A double click changes it once.
    if (busy) return;
    setFailure(undefined);
    void send(form);
  }

  const field = (name: AccountField) => ({
    name,
    value: values[name],
    fault: tried ? faults[name] : undefined,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setValues({ ...values, [name]: event.target.value });
      setRefused({ ...refused, [name]: undefined });
    },
  });
  return { field, language, chooseLanguage, submit, busy, failure };
}

/** Faults that only the server finds, such as a name without visible characters. */
function refusedFields({ errors }: ClientProblem): AccountFaults {
  const fields = errors.map(({ field }) => field);
  return {
    ...(fields.includes('name') && { name: 'profile.nameRequired' }),
    ...(fields.includes('phone') && { phone: 'profile.phoneWrong' }),
  };
}

function failureText(t: Translate, { status }: ClientProblem): string {
  if (status === 0) return t('password.offline');
  return t(status === 412 ? 'profile.changedElsewhere' : 'profile.notChanged');
}
