import { useT } from '@vidyapath/client/use-t';
import { Button, EmptyState, PageHeading } from '@vidyapath/ui';
import { Link } from 'react-router';

/** Says what will be here. */
export function AnalyticsPage() {
  const t = useT();
  const learn = (
    <Button component={Link} to="/course/course-progress" variant="contained">
      {t('analytics.action')}
    </Button>
  );
  return (
    <>
      <PageHeading lead={t('analytics.lead')}>{t('analytics.title')}</PageHeading>
      <EmptyState title={t('analytics.coming')} text={t('analytics.comingText')} action={learn} />
    </>
  );
}
