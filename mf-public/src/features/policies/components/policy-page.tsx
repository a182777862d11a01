import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Container, PageHeading, Skeleton, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { named, type PolicyLoaders, type PolicyText } from '../lib/policy-text';
import { usePolicyText } from '../lib/use-policy-text';
import { PolicySections } from './policy-sections';

function Body({ text }: { text: PolicyText }) {
  const { appName } = usePlatform().config;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{named(text.lead, appName)}</Typography>
      <PolicySections sections={text.sections} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text.updated}
      </Typography>
    </>
  );
}

interface PolicyPageProps {
  title: string;
  texts: PolicyLoaders;
}

/** A policy in a readable width. */
export function PolicyPage({ title, texts }: PolicyPageProps) {
  const t = useT();
  const text = usePolicyText(texts);
  return (
    <Container sx={{ maxWidth: { xs: 900 }, px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <Stack spacing={6}>
        <PageHeading>{title}</PageHeading>
        {text ? <Body text={text} /> : <Skeleton variant="rounded" height={320} />}
        <div>
          <Button component={RouterLink} to="/" variant="outlined" sx={{ minHeight: 44 }}>
            {t('backToHome')}
          </Button>
        </div>
      </Stack>
    </Container>
  );
}
