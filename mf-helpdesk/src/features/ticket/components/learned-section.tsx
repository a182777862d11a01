import { textIn } from '@vidyapath/client/formats/course-texts';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Typography } from '@vidyapath/ui';
import { useCoursesOfPersonQuery } from '../api/asker.endpoints';
import { SideList } from './side-list';

/** How far the asker is in each course. */
export function LearnedSection({ userId }: { userId: number }) {
  const t = useT();
  const language = useLanguage();
  const answer = useCoursesOfPersonQuery(userId, { refetchOnMountOrArgChange: true });
  return (
    <SideList name="learned" answer={answer} rowKey={({ course_id }) => course_id}>
      {({ course_name, course_name_hi, percent, completed_at, access }) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>{textIn(language, course_name, course_name_hi)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              t('asker.percent', { percent }),
              ...(completed_at === null ? [] : [t('asker.completed')]),
              ...(access ? [] : [t('asker.noAccess')]),
            ].join(' · ')}
          </Typography>
        </>
      )}
    </SideList>
  );
}
