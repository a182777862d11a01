import type { AnswerMeta } from '@vidyapath/client/requests/send-request';
import { paths } from '@vidyapath/http/paths';
import type { SliceStore } from '@vidyapath/remote-kit/slice-data';
import { api } from './api';
import type { LessonStanding } from './lesson-standing';
import type {
  CourseFigures,
  DoneReason,
  LearnedCourse,
  LessonProgress,
  MyCourse,
} from '@vidyapath/http/learning-progress';

export interface MyCoursesQuery {
  q?: string;
  limit: number;
  offset: number;
}

const learningApi = api.injectEndpoints({
  endpoints: (build) => ({
    learnedCourse: build.query<LearnedCourse, number>({
      query: (courseId) => ({ url: paths.learnedCourse(courseId) }),
      providesTags: (_course, _error, courseId) => [{ type: 'LearnedCourse', id: courseId }],
    }),
    myCourses: build.query<{ rows: MyCourse[]; total: number }, MyCoursesQuery>({
      query: (params) => ({ url: paths.myCourses, params: { ...params } }),
      transformResponse: (rows: MyCourse[], meta: AnswerMeta | undefined) => ({
        rows,
        total: meta?.totalCount ?? rows.length,
      }),
      providesTags: ['MyCourses'],
    }),
    markAsDone: build.mutation<LessonProgress, { courseId: number; videoId: number; reason: DoneReason }>({
      query: ({ videoId, reason }) => ({ url: paths.lessonDone(videoId), method: 'POST', body: { reason } }),
      invalidatesTags: (_answer, _error, { courseId }) => [{ type: 'LearnedCourse', id: courseId }, 'MyCourses'],
    }),
  }),
});

export const { useLearnedCourseQuery, useLazyLearnedCourseQuery, useMyCoursesQuery, useMarkAsDoneMutation } =
  learningApi;

const figuresOf = ({ percent, completed_videos, total_videos, completed_at }: CourseFigures) => ({
  percent,
  completed_videos,
  total_videos,
  completed_at,
});
const videoOf = ({ video_id, coverage, position_seconds, completed }: LessonStanding): LessonStanding => ({
  video_id,
  coverage,
  position_seconds,
  completed,
});

/** Shows the service's answer to a report, without another request. */
export function takeAnswer(dispatch: SliceStore['dispatch'], answer: LessonProgress): void {
  let isCompleted = false;
  let isLessonDone = false;
  dispatch(
    learningApi.util.updateQueryData('learnedCourse', answer.course_id, (course) => {
      isCompleted = answer.course.completed_at !== course.completed_at;
      Object.assign(course, figuresOf(answer.course));
      const { video_id, position_seconds } = answer;
      course.last = { video_id, position_seconds };
      isLessonDone = answer.completed && course.next?.video_id === video_id;
      if (!answer.completed) course.next = course.last;
      const others = course.videos.filter(({ video_id }) => video_id !== answer.video_id);
      course.videos = [...others, videoOf(answer)];
    }),
  );
  // Only the service says with which lesson the person goes on then.
  if (isLessonDone) dispatch(learningApi.util.invalidateTags([{ type: 'LearnedCourse', id: answer.course_id }]));
  if (isCompleted) dispatch(learningApi.util.invalidateTags(['MyCourses', 'Certificates']));
}
