import type { Versioned } from '@vidyapath/client/requests/record-answers';
import type { Course } from '@vidyapath/http/course';
import type { Readiness } from '@vidyapath/http/course-publication';
import type { Asset } from '@vidyapath/http/lesson-assets';
import type { Publishing } from './builder-endpoints';

/** Result of a query hook. */
interface Read<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<{ data?: Data | undefined }>;
}

type Change<Arg> = readonly [
  send: (arg: Arg) => Promise<{ data?: Course | undefined; error?: unknown }>,
  state: { isLoading: boolean },
];

/** The hooks of `builderEndpoints`, of the slice that shows the page. */
export interface BuilderData {
  useBuiltCourseQuery: (courseId: number) => Read<Versioned<Course>>;
  useReadinessQuery: (courseId: number, options: { refetchOnMountOrArgChange: boolean }) => Read<Readiness[]>;
  useLibraryAssetsQuery: (search: string) => Read<Asset[]>;
  usePublishCourseMutation: () => Change<Publishing>;
  useHideCourseMutation: () => Change<number>;
}

/** What the parts of the frame work with. */
export interface BuilderProps {
  course: Course;
  data: BuilderData;
}
