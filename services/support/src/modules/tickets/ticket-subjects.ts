import type { FieldError } from '@vidyapath/http/problem';
import type { TicketBody } from '@vidyapath/http/support-tickets';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { badFields } from '@vidyapath/service-kit/http/errors';
import type { SupportContext } from '../../context';
import type { Person } from './tickets.policy';

/**
 * Asks commerce and catalogue; call it outside of transactions.
 * @throws HttpProblem 400 by the field of an order or a course that is unknown or not the asker's; both look the same
 */
export async function assertOwnSubjects(
  ctx: SupportContext,
  person: Person,
  { order_id, course_id }: Pick<TicketBody, 'order_id' | 'course_id'>,
  requestId: string | null,
): Promise<void> {
  const [buyer, sees] = await Promise.all([
    order_id === undefined ? person.id : buyerOf(ctx, order_id, requestId),
    course_id === undefined ? true : seesCourse(ctx, person, course_id, requestId),
  ]);
  const errors: FieldError[] = [];
  if (buyer !== person.id) errors.push({ field: 'order_id', detail: 'This is none of your orders.' });
  if (!sees) errors.push({ field: 'course_id', detail: 'This course does not exist.' });
  if (errors.length > 0) throw badFields(errors);
}

/** Whose order it is; undefined: there is none. */
async function buyerOf({ clients }: SupportContext, id: string, requestId: string | null): Promise<number | undefined> {
  try {
    const options = { params: { path: { id } }, headers: withRequestId(requestId) };
    return (await bodyOf(clients.commerce.GET('/internal/orders/{id}', options))).user_id;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  }
}

async function seesCourse(
  { clients }: SupportContext,
  { id, role }: Person,
  courseId: number,
  requestId: string | null,
): Promise<boolean> {
  const headers = withRequestId(requestId);
  const params = { query: { ids: String(courseId) } };
  const { items } = await bodyOf(clients.catalogue.GET('/internal/courses', { params, headers }));
  const course = items[0]?.course;
  if (!course || course.is_public || role !== 'User') return Boolean(course);
  const granted = { query: { user_id: id, course_id: courseId } };
  return (await bodyOf(clients.commerce.GET('/internal/access', { params: granted, headers }))).access;
}

const withRequestId = (requestId: string | null): Record<string, string> =>
  requestId ? { 'x-request-id': requestId } : {};
