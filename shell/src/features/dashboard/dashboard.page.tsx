import { onDemand } from '@vidyapath/client/requests/on-demand';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, PageHeading, Skeleton, Typography } from '@vidyapath/ui';
import { mayOpen } from '../navigation/route-entries';
import { useScreens } from '../navigation/use-screens';
import { EntryCard } from './entry-card';
import { entryPoints } from './entry-points';
import { PathPicture } from './path-picture';

/** Other screens of this layout do not load its script. */
const ContinueLearning = onDemand(
  async () => (await import(/* webpackChunkName: 'lazy-continue-learning' */ './continue-learning')).ContinueLearning,
  () => <Skeleton variant="rounded" height={192} sx={{ mt: 8, borderRadius: '12px' }} />,
);

export function DashboardPage() {
  const t = useT();
  const { appName } = usePlatform().config;
  const session = useSession();
  const screens = useScreens();
  const mayLearn = mayOpen(screens, '/my-learning', session);
  return (
    <>
      <Box
        component="section"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 6,
          p: { xs: 5, sm: 8 },
          borderRadius: '12px',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 280px' }}>
          <PageHeading lead={t('dashboard.subtitle')}>{t('dashboard.welcome', { appName })}</PageHeading>
          {session.user && (
            <Typography sx={{ mt: 4, fontWeight: 600 }}>
              {t('dashboard.greeting', { name: session.user.name })}
            </Typography>
          )}
        </Box>
        <PathPicture />
      </Box>
      {mayLearn && <ContinueLearning />}
      <Typography component="h2" variant="h3" sx={{ mt: 10, mb: 4 }}>
        {t('dashboard.next')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }}>
        {entryPoints
          .filter(({ to }) => mayOpen(screens, to, session))
          .map((entry) => (
            <EntryCard key={entry.name} entry={entry} />
          ))}
      </Box>
    </>
  );
}
