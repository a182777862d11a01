import type { LazyPart } from '@vidyapath/client/screens/lazy-part';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Language } from '@vidyapath/platform-api/i18n';
import { Button, Container, PageHeading, Stack } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

interface PolicyPageProps {
  title: string;
  bodies: Record<Language, LazyPart<object>>;
}

/** A policy in a readable width. */
export function PolicyPage({ title, bodies }: PolicyPageProps) {
  const t = useT();
  const Body = bodies[useLanguage()];
  return (
    <Container sx={{ maxWidth: { xs: 900 }, px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <Stack spacing={6}>
        <PageHeading>{title}</PageHeading>
        <Body />
        <div>
          <Button component={RouterLink} to="/" variant="outlined" sx={{ minHeight: 44 }}>
            {t('backToHome')}
          </Button>
        </div>
      </Stack>
    </Container>
  );
}
