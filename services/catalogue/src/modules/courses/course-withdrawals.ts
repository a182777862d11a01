import type { ServiceClient } from '@vidyapath/service-kit/client/service-client';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { conflict, unavailable } from '@vidyapath/service-kit/http/errors';
import { problemType } from '@vidyapath/http/problems';
import type { paths } from '@vidyapath/service-kit/clients/commerce';

/** Commerce, which sells courses and takes no orders of a course that is about to be deleted. */
export interface CourseWithdrawals {
  /**
   * Ends by itself where the course is not deleted within a minute. No transaction may be open during the call.
   * @throws {HttpProblem} 409 where a user has bought the course, 503 where commerce does not answer
   */
  withdraw(this: void, courseId: number): Promise<void>;
}

export type CommerceClient = ServiceClient<paths>;

/** Asks commerce. */
export const withdrawalsAt = (commerce: CommerceClient): CourseWithdrawals =>
  createCourseWithdrawals((id) => commerce.PUT('/internal/courses/{id}/withdrawal', { params: { path: { id } } }));

export const createCourseWithdrawals = (put: (courseId: number) => Promise<unknown>): CourseWithdrawals => ({
  async withdraw(courseId) {
    try {
      await put(courseId);
    } catch (error) {
      if (error instanceof CallFailed && error.problem === problemType('course-has-buyers'))
        throw conflict(
          'course-has-buyers',
          'Somebody has bought this course, or is about to. It can be taken off sale instead.',
        );
      throw unavailable(2, 'Whether somebody has bought this course cannot be looked up at the moment.', error);
    }
  },
});
