import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { isEditor } from '@vidyapath/http/roles';
import { Box, PageHeading, Typography } from '@vidyapath/ui';
import { ContinueLearning } from './continue-learning';
import { EntryCard } from './entry-card';
import { entryPoints } from './entry-points';
import { PathPicture } from './path-picture';
import { StaffWork } from './staff-work';

export function DashboardPage() {
  const t = useT();
  const { config, navigate } = usePlatform();
  const { user } = useSession();
  const mayLearn = navigate.mayOpen('/my-learning');
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
          <PageHeading lead={t('dashboard.subtitle')}>
            {t('dashboard.welcome', { appName: config.appName })}
          </PageHeading>
          {user && (
            <Typography sx={{ mt: 4, fontWeight: 600 }}>{t('dashboard.greeting', { name: user.name })}</Typography>
          )}
        </Box>
        <PathPicture />
      </Box>
      {isEditor(user?.role) && <StaffWork />}
      {mayLearn && <ContinueLearning />}
      <Typography component="h2" variant="h3" sx={{ mt: 10, mb: 4 }}>
        {t('dashboard.next')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }}>
        {entryPoints
          .filter(({ to }) => navigate.mayOpen(to))
          .map((entry) => (
            <EntryCard key={entry.name} entry={entry} />
          ))}
      </Box>
    </>
  );
}
