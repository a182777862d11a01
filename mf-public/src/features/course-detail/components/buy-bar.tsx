import { useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Box } from '@vidyapath/ui';
import type { RefObject } from 'react';
import { CourseAction } from '../../../components/course-action';
import { OfferedPrice } from '../../../components/offered-price';
import { useCourseAccess } from '../../../lib/use-course-access';
import { useInSight } from '../lib/use-in-sight';

interface BuyBarProps {
  content: PublicCourseContent;
  /** Where the page's own buttons stand. */
  buttons: RefObject<HTMLDivElement | null>;
  describedBy: string;
}

/** Price and button at the foot of a narrow window, until the page ends; hidden while the page's own are in sight. */
export function BuyBar({ content, buttons, describedBy }: BuyBarProps) {
  const t = useT();
  const offer = useCourseAccess([content])(content);
  const hidden = useInSight(buttons) || offer === 'unknown';
  return (
    <Box component="section" aria-label={t('course.offer')} sx={[bar, hidden && { visibility: 'hidden' }]}>
      {!hidden && (
        <>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <OfferedPrice course={content} offer={offer} />
          </Box>
          <Box sx={{ flexShrink: 0 }}>
            <CourseAction course={content} offer={offer} describedBy={describedBy} compact />
          </Box>
        </>
      )}
    </Box>
  );
}

const bar = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 3,
  minHeight: 61,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mx: { xs: -4, sm: -6 },
  mt: 6,
  px: { xs: 4, sm: 6 },
  py: 2,
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
};
