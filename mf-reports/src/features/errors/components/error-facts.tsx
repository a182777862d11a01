import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { ErrorGroupDetail } from '@vidyapath/http/support-errors';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Section } from '@vidyapath/remote-kit/section';
import { Typography } from '@vidyapath/ui';
import { numberText } from '../../../lib/number-text';
import { StatusButton } from './status-button';

/** What fails, where, how often, and whether that is resolved. */
export function ErrorFacts({ group }: { group: ErrorGroupDetail }) {
  const t = useT();
  const language = useLanguage();
  const { message, slice, release, count, people, first_seen, last_seen, status, resolved_at, resolved_in } = group;
  return (
    <Section title={t('errorGroup.what')}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{message}</bdi>
      </Typography>
      <Facts
        facts={[
          [t('errorReport.columns.slice'), slice],
          [t('errorGroup.lastRelease'), <bdi key="release">{release}</bdi>],
          [t('errorReport.columns.count'), numberText(count)],
          [t('errorReport.columns.people'), numberText(people)],
          [t('errorReport.columns.first_seen'), momentText(language, first_seen)],
          [t('errorReport.columns.last_seen'), momentText(language, last_seen)],
          [t('errorReport.columns.status'), t(`errorReport.statuses.${status}`)],
          [t('errorGroup.resolvedIn'), resolved_in && <bdi key="resolved">{resolved_in}</bdi>],
          [t('errorGroup.resolvedAt'), resolved_at && momentText(language, resolved_at)],
        ]}
      />
      <StatusButton group={group} />
    </Section>
  );
}
