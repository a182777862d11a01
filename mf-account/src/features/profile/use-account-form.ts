import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { useForm } from '@vidyapath/remote-kit/use-form';
import { type ReadAccount, useChangeAccountMutation } from './account.endpoints';
import { accountRules, type AccountValues, nameMissing, phoneWrong } from './account-rules';

/** The form of the account's details. */
export function useAccountForm({ record: account, etag }: ReadAccount, onDone: () => void) {
  const { session } = usePlatform();
  const notices = useNotices();
  const language = useLanguage();
  const [change] = useChangeAccountMutation();
  return useForm<AccountValues>({
    initial: { name: account.name, phone: account.phone, language: account.language ?? language },
    rules: accountRules,
    etag,
    onInvalid: () => undefined,
    // Faults that only the server finds, such as a name without visible characters.
    refusal: (_problem, field) => (field === 'name' ? nameMissing : phoneWrong),
    async send({ name, phone, ...rest }, ifMatch) {
      const body = { name: name.trim(), phone: phone.trim(), ...rest };
      const { data, error } = await change({ body, ifMatch });
      if (!data) return asProblem(error);
      await session.renew(data.token);
      notices.success('profile.changed');
      onDone();
      return undefined;
    },
  });
}
