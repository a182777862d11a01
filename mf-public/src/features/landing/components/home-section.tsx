import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Container, PageHeading, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { Carousel } from './carousel';
import { slidePictures } from './slide-pictures';

const slideKeys = ['worries', 'best', 'roadmap'] as const;

function Slide({ slide }: { slide: (typeof slideKeys)[number] }) {
  const t = useT();
  const Picture = slidePictures[slide];
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Picture />
      <Typography component="h2" variant="h3">
        {t(`landing.slides.${slide}.title`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{t(`landing.slides.${slide}.text`)}</Typography>
    </Stack>
  );
}

export function HomeSection() {
  const t = useT();
  const { appName } = usePlatform().config;
  return (
    <Container component="section" id="home" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 8, md: 14 } }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: 10,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={6}>
          <div>
            <PageHeading size="display" lead={t('landing.lead')}>
              {t('landing.heading', { app: appName })}
            </PageHeading>
          </div>
          <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
            <Button
              component={RouterLink}
              to="/course/available-course"
              variant="contained"
              size="large"
              sx={{ minHeight: 48 }}
            >
              {t('landing.browse')}
            </Button>
            <Button component={RouterLink} to="/signup" variant="outlined" size="large" sx={{ minHeight: 48 }}>
              {t('landing.signUp')}
            </Button>
          </Stack>
        </Stack>
        <Carousel
          name={t('landing.carousel.name')}
          interval={7_000}
          slides={slideKeys.map((key) => ({ key, content: <Slide slide={key} /> }))}
        />
      </Box>
    </Container>
  );
}
