import type { PublicCourse } from '@vidyapath/http/public-course';
import { courseIn } from '@vidyapath/client/formats/course-texts';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Box, Card, ClockIcon, Link, Stack, Typography } from '@vidyapath/ui';
import { memo, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { AccentBadge, Badge } from '../../../components/badge';
import { isPremium } from '../../../lib/selling-price';
import { CourseBanner } from '../../../components/course-banner';
import { CourseAction } from '../../../components/course-action';
import { CourseDuration } from '../../../components/course-facts';
import { CourseRating } from '../../../components/course-rating';
import { OfferedPrice } from '../../../components/offered-price';
import type { Offer } from '../../../lib/use-course-access';
import { cardBannerSizes } from '../lib/cards-in-view';

interface CourseCardProps {
  course: PublicCourse;
  offer: Offer;
  inView: boolean;
}

/** The whole card is a link to the course: the link covers it, the buttons are above the link. */
export const CourseCard = memo(function CourseCard({ course: found, offer, inView }: CourseCardProps) {
  const t = useT();
  const course = courseIn(useLanguage(), found);
  const nameId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: 1,
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <CourseBanner path={course.BannerImage} inView={inView} sizes={cardBannerSizes} />
        <Stack direction="row" spacing={2} sx={{ position: 'absolute', top: 8, left: 8 }}>
          {course.IsBestSeller && <AccentBadge>{t('course.bestSeller')}</AccentBadge>}
          {isPremium(course) && <Badge>{t('course.premium')}</Badge>}
        </Stack>
        <Badge sx={{ position: 'absolute', bottom: 8, right: 8 }}>
          <ClockIcon sx={{ fontSize: 16 }} />
          <CourseDuration seconds={course.TotalDurationPerCourse} />
        </Badge>
      </Box>
      <Stack spacing={3} sx={{ p: 4, flexGrow: 1 }}>
        <Typography
          component="h2"
          variant="h5"
          id={nameId}
          sx={{ flexGrow: 1, overflowWrap: 'anywhere', lineHeight: 1.35 }}
        >
          <Link
            component={RouterLink}
            to={`/course/course-content/${course.CourseId}`}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {course.CourseName}
          </Link>
        </Typography>
        <CourseRating course={course} size={18} />
        <OfferedPrice course={course} offer={offer} />
        <Box sx={{ position: 'relative' }}>
          <CourseAction course={course} offer={offer} describedBy={nameId} />
        </Box>
      </Stack>
    </Card>
  );
});
