import { listId } from '@vidyapath/remote-kit/slice-api';
import type { Category } from '@vidyapath/http/category';
import type { Course, CourseBody } from '@vidyapath/http/course';
import type { UploadAnswer } from '@vidyapath/http/media';
import { paths } from '@vidyapath/http/paths';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { type RecordKind, useRecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from './api';

function fileBody(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

const { endpoints, useCoursesQuery, useCategoryOptionsQuery, useUploadBannerMutation } = api.injectEndpoints({
  endpoints(build) {
    const { list, read, create, update, remove } = recordEndpoints<Tag, Course, CourseBody>(build, {
      tag: 'Course',
      listPath: paths.courses,
      recordPath: paths.course,
    });
    return {
      courses: list,
      course: read,
      createCourse: create,
      updateCourse: update,
      deleteCourse: remove,
      /** Every category, for the form's dropdown. */
      categoryOptions: build.query<Category[], void>({
        query: () => ({ url: paths.categories, params: { sort: 'CategoryName:asc' } }),
        providesTags: [{ type: 'Category', id: listId }],
      }),
      uploadBanner: build.mutation<UploadAnswer, File>({
        query: (file) => ({ url: paths.uploadCourseImage, method: 'POST', body: fileBody(file) }),
      }),
    };
  },
});

export const { course, courses, createCourse, updateCourse, deleteCourse } = endpoints;
export { useCategoryOptionsQuery, useCoursesQuery, useUploadBannerMutation };

const courseKind: RecordKind<Course, CourseBody> = {
  endpoints: { read: course, create: createCourse, update: updateCourse, remove: deleteCourse },
  idOf: ({ course_id }) => course_id,
  publish: (events, { course_id }) => events.publish('catalogue.course-changed@1', { courseId: course_id }),
};

export const useCourseCalls = () => useRecordCalls(courseKind);
