import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Course } from '@vidyapath/http/course';
import { Skeleton, Stack } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../screen-parts/load-failed';
import { Loading } from '../screen-parts/loading';
import { Page } from '../screen-parts/page';
import type { BuilderData } from './builder-data';
import { BuilderHeader } from './builder-header';

interface BuilderFrameProps {
  courseId: number;
  data: BuilderData;
  /** The page within the frame, once the course is known. */
  children: (course: Course) => ReactNode;
}

/** The frame of the builder's pages: the course's name and state, the way to its other page, and its publication. */
export function BuilderFrame({ courseId, data, children }: BuilderFrameProps) {
  const t = useT();
  const { data: read, error, isFetching, refetch } = data.useBuiltCourseQuery(courseId);
  const course = read?.record;
  usePageTitle(course?.course_name);
  if (course)
    return (
      <Stack spacing={6} sx={{ width: '100%', minWidth: 0 }}>
        <BuilderHeader course={course} data={data} />
        {children(course)}
      </Stack>
    );
  return (
    <Page title={t('builder.title')}>
      {error === undefined ? (
        <>
          <Skeleton variant="rounded" height={48} aria-hidden="true" />
          <Loading />
        </>
      ) : (
        <LoadFailed message={t('builder.failed')} problem={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
