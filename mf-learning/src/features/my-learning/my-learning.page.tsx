import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Container, PageHeading } from '@vidyapath/ui';
import { Tab, Tabs } from '@vidyapath/ui/panels';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { OwnCertificates } from './components/own-certificates';
import { OwnCourses } from './components/own-courses';

const tabs = ['courses', 'certificates'] as const;
type TabName = (typeof tabs)[number];

/** The learner's courses, the last watched first, and certificates. */
export function MyLearningPage() {
  const t = useT();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'courses';
  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading lead={t('myLearning.lead')}>{t('myLearning.title')}</PageHeading>
      <Tabs
        value={tab}
        onChange={(_event, chosen: TabName) => setQuery(chosen === 'courses' ? {} : { tab: chosen }, { replace: true })}
        aria-label={t('myLearning.tabs')}
        sx={{ mt: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            aria-controls={`${id}-panel`}
            label={t(`myLearning.${name}`)}
            sx={{ textTransform: 'none', minHeight: 48 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'courses' ? <OwnCourses /> : <OwnCertificates />}
      </Box>
    </Container>
  );
}
