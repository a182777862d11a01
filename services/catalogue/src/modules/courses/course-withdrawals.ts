import type { ServiceClient } from '@vidyapath/service-kit/client/service-client';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { conflict, unavailable } from '@vidyapath/service-kit/http/errors';
import { problemType } from '@vidyapath/http/problems';
import type { paths } from '@vidyapath/service-kit/clients/commerce';

/** Asks commerce, which sells courses, to take no orders of a course that is about to be deleted. Ends by itself where it is not deleted within a minute. */
export type AskWithdrawal = (courseId: number) => Promise<unknown>;

export type CommerceClient = ServiceClient<paths>;

export const withdrawalsAt =
  (commerce: CommerceClient): AskWithdrawal =>
  (id) =>
    commerce.PUT('/internal/courses/{id}/withdrawal', { params: { path: { id } } });

/**
 * No transaction may be open during the call.
 * @throws {HttpProblem} 409 where a user has bought the course, 503 where commerce does not answer
 */
export async function withdrawCourse(ask: AskWithdrawal, courseId: number): Promise<void> {
  try {
    await ask(courseId);
  } catch (error) {
    if (error instanceof CallFailed && error.problem === problemType('course-has-buyers'))
      throw conflict(
        'course-has-buyers',
        'Somebody has bought this course, or is about to. It can be taken off sale instead.',
      );
    throw unavailable(2, 'Whether somebody has bought this course cannot be looked up at the moment.', error);
  }
}
