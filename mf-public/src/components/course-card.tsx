import type { PublicCourse } from '@vidyapath/http/public-course';
import { courseAddress } from '@vidyapath/http/course-address';
import { courseIn } from '@vidyapath/client/formats/course-texts';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Box, Card, ClockIcon, Link, Stack, Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { AccentBadge, Badge } from './badge';
import { isPremium } from '../lib/selling-price';
import { CardFacts } from './card-facts';
import { CourseBanner } from './course-banner';
import { CourseDuration, CoursePrice } from './course-facts';
import { CourseRating } from './course-rating';
import { cardBannerSizes } from './cards-in-view';

interface CourseCardProps {
  course: PublicCourse;
  inView: boolean;
  /** Id of the course's name. */
  nameId: string;
  /** In place of the price. */
  price?: ReactNode;
  /** Buttons below it. */
  children?: ReactNode;
}

/** The whole card is a link to the course: the link covers it, the buttons are above the link. */
export function CourseCard({ course: found, inView, nameId, price, children }: CourseCardProps) {
  const t = useT();
  const course = courseIn(useLanguage(), found);
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
        <Stack spacing={1} sx={{ flexGrow: 1 }}>
          <Typography component="h2" variant="h5" id={nameId} sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
            <Link
              component={RouterLink}
              to={courseAddress({ course_id: course.CourseId, name: found.CourseName })}
              color="inherit"
              underline="hover"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {course.CourseName}
            </Link>
          </Typography>
          <CardFacts course={course} />
        </Stack>
        <CourseRating course={course} size={18} />
        {price ?? <CoursePrice actual={course.ActualPrice} discounted={course.DiscountedPrice} />}
        {children && <Box sx={{ position: 'relative' }}>{children}</Box>}
      </Stack>
    </Card>
  );
}
