import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { Box, Button, Container, PageHeading, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { LatePart } from '../../../components/late-part';
import { PartInView } from '../../../components/part-in-view';
import { Carousel } from './carousel';
import { HomeSearch } from './home-search';
import { slidePictures } from './slide-pictures';

const slideKeys = ['worries', 'best', 'roadmap'] as const;
/** Of the categories and two rows of courses. */
const coursesHeight = 1_056;

const HomeCourses = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-home-courses' */ './home-courses')).HomeCourses,
  (_props, late) => <LatePart height={coursesHeight} {...late} />,
);

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

function Reasons() {
  const t = useT();
  return (
    <Box
      sx={{
        mt: { xs: 10, md: 14 },
        display: 'grid',
        alignItems: 'center',
        gap: 10,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Stack spacing={6}>
        <Typography component="h2" variant="h2">
          {t('landing.carousel.name')}
        </Typography>
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
          <Button component={RouterLink} to={cataloguePath} variant="contained" size="large" sx={{ minHeight: 48 }}>
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
  );
}

/** Search and courses, then what speaks for them. */
export function HomeSection() {
  const t = useT();
  const { appName } = usePlatform().config;
  return (
    <Container component="section" id="home" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 8, md: 14 } }}>
      <Stack spacing={8}>
        <div>
          <PageHeading size="display" lead={t('landing.lead')}>
            {t('landing.heading', { app: appName })}
          </PageHeading>
        </div>
        <HomeSearch />
        <PartInView part={HomeCourses} height={coursesHeight} />
      </Stack>
      <Reasons />
    </Container>
  );
}
