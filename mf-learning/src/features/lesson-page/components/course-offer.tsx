import { momentText } from '@vidyapath/client/formats/moment-text';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import type { LoginState } from '@vidyapath/platform-api/login-state';
import { Box, Button, DurationText, Link, PriceTag, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink, useLocation } from 'react-router';
import { useBuyNow } from '../../../components/lesson/use-buy-now';
import { useCourseAccessQuery } from '../../../lib/course/course-access.endpoints';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import type { CourseLesson } from '../lib/lesson-course';
import { textSpace } from '../lib/layout';
import { useDurationUnits } from '../lib/use-duration-units';

interface CourseOfferProps {
  course: PublicCourseContent;
  count: number;
  /** A lesson that plays without the course; undefined where the open one does. */
  preview: CourseLesson | undefined;
  addressOf: (videoId: number) => string;
}

/** What the course holds, what it costs, and how to get it. */
export function CourseOffer({ course, count, preview, addressOf }: CourseOfferProps) {
  const t = useT();
  const language = useLanguage();
  const location = useLocation();
  const units = useDurationUnits();
  const isSignedIn = useSession().status === 'signed-in';
  const { data: access } = useCourseAccessQuery(course.CourseId, { skip: !isSignedIn });
  const { buy, busy, price } = useBuyNow(course);
  const state: LoginState = { next: `${location.pathname}${location.search}${location.hash}` };
  const login = { to: '/login', state };
  const isFreeForVisitor = price === 0 && !isSignedIn;
  return (
    <Box component="section" aria-label={t('lessonPage.offer')} sx={[offer, textSpace]}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <PriceTag
          actual={course.ActualPrice}
          discounted={course.DiscountedPrice}
          labels={{ now: t('offer.priceNow'), before: t('offer.priceBefore'), free: t('lessonPage.free') }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('lessonPage.count', { count })}
          {' · '}
          <DurationText seconds={course.TotalDurationPerCourse} units={units} />
        </Typography>
        {!isSignedIn && !isFreeForVisitor && (
          <Typography variant="body2">
            {t('lessonPage.haveIt')}{' '}
            <Link component={RouterLink} {...login}>
              {t('lessonPage.logIn')}
            </Link>
          </Typography>
        )}
        {access?.given_back_at && (
          <Typography variant="body2">
            {t('offer.givenBack', { when: momentText(language, access.given_back_at) })}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {isFreeForVisitor ? (
          <Button component={RouterLink} {...login} variant="contained" sx={{ minHeight: 44 }}>
            {t('lessonPage.logInFree')}
          </Button>
        ) : (
          <Button variant="contained" loading={busy} onClick={() => void buy()} sx={{ minHeight: 44 }}>
            {t('offer.buyNow')}
          </Button>
        )}
        {preview && (
          <Button variant="outlined" component={RouterLink} to={addressOf(preview.videoId)} sx={{ minHeight: 44 }}>
            {t('lessonPage.watchPreview')}
          </Button>
        )}
        <Button component={RouterLink} to={shortCourseAddress(course.CourseId)} sx={{ minHeight: 44 }}>
          {t('offer.about')}
        </Button>
      </Stack>
    </Box>
  );
}

const offer = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  py: 3,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};
