import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useSession } from '@vidyapath/client/screens/use-session';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Page } from '@vidyapath/remote-kit/page';
import { Button, EmptyState, Stack } from '@vidyapath/ui';
import { Link as RouterLink, useParams } from 'react-router';
import { peoplePath } from '../../lib/report-paths';
import { usePersonQuery } from './api/people.endpoints';
import { AccountChanges } from './components/account-changes';
import { PersonFacts } from './components/person-facts';
import { PersonTrails } from './components/person-trails';

/** An account; an Admin changes it, and sees its sign-ins and what its owner did. */
export function PersonPage() {
  const t = useT();
  const { user } = useSession();
  const { userId = '' } = useParams();
  const id = Number(userId);
  const known = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, isFetching, refetch } = usePersonQuery(id, {
    skip: !known,
    refetchOnMountOrArgChange: true,
  });
  usePageTitle(currentData?.name);
  const content = () => {
    if (!known || (error && [400, 404].includes(asProblem(error).status))) {
      const toAll = (
        <Button component={RouterLink} to={peoplePath} variant="contained">
          {t('person.toAll')}
        </Button>
      );
      return <EmptyState title={t('person.missing')} action={toAll} />;
    }
    if (error) return <LoadFailed message={t('person.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    if (!currentData) return <Loading />;
    return (
      <Stack spacing={6} sx={{ minWidth: 0 }}>
        <PersonFacts person={currentData} />
        {user?.role === 'Admin' && (
          <>
            <AccountChanges key={id} person={currentData} />
            <PersonTrails userId={id} />
          </>
        )}
      </Stack>
    );
  };
  return <Page title={currentData?.name ?? t('person.title')}>{content()}</Page>;
}
