import { useT } from '@vidyapath/client/screens/use-t';
import type { Ticket } from '@vidyapath/http/support-tickets';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Section } from '@vidyapath/remote-kit/section';
import { Typography } from '@vidyapath/ui';
import { BoughtSection } from './bought-section';
import { LearnedSection } from './learned-section';

/** Who asks, and what that person bought and learned, where there is an account. */
export function AskerSection({ ticket: { asker, source } }: { ticket: Ticket }) {
  const t = useT();
  if (asker === null) return null;
  const { user_id: userId, name, email } = asker;
  return (
    <>
      <Section title={t('asker.title')}>
        <Facts
          facts={[
            [t('asker.name'), name],
            [t('asker.email'), email],
          ]}
        />
        {userId === null && <Typography>{t(source === 'contact' ? 'asker.noAccount' : 'asker.erased')}</Typography>}
      </Section>
      {userId !== null && <BoughtSection userId={userId} />}
      {userId !== null && <LearnedSection userId={userId} />}
    </>
  );
}
