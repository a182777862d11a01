import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Person } from '@vidyapath/http/auth-people';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Section } from '@vidyapath/remote-kit/section';

export function PersonFacts({ person }: { person: Person }) {
  const t = useT();
  const language = useLanguage();
  const { id, email, role, email_verified, created_at, last_login_at, disabled } = person;
  return (
    <Section title={t('person.account')}>
      <Facts
        facts={[
          [t('person.id'), id],
          [t('people.columns.email'), email],
          [t('people.columns.email_verified'), t(email_verified ? 'list.yes' : 'list.no')],
          [t('people.columns.role'), t(`people.roles.${role}`)],
          [t('people.columns.disabled'), t(`people.statuses.${disabled ? 'disabled' : 'active'}`)],
          [t('people.columns.created_at'), momentText(language, created_at)],
          [t('people.columns.last_login_at'), last_login_at ? momentText(language, last_login_at) : t('people.never')],
        ]}
      />
    </Section>
  );
}
