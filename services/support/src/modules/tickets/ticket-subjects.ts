import type { TicketBody } from '@vidyapath/http/support-tickets';
import type { FieldError } from '@vidyapath/http/problem';
import { badFields } from '@vidyapath/service-kit/http/errors';
import type { Person } from './tickets.policy';

/** Reads orders and courses of other services; call it outside of transactions. */
export interface TicketSubjects {
  /** Whose order it is; undefined: there is none. */
  buyerOf(this: void, orderId: string, requestId: string | null): Promise<number | undefined>;
  /** Whether the person may see the course. */
  seesCourse(this: void, person: Person, courseId: number, requestId: string | null): Promise<boolean>;
}

/** @throws HttpProblem 400 by the field of an order or a course that is unknown or not the asker's; both look the same */
export async function assertOwnSubjects(
  subjects: TicketSubjects,
  person: Person,
  { order_id, course_id }: Pick<TicketBody, 'order_id' | 'course_id'>,
  requestId: string | null,
): Promise<void> {
  const [buyer, sees] = await Promise.all([
    order_id === undefined ? person.id : subjects.buyerOf(order_id, requestId),
    course_id === undefined ? true : subjects.seesCourse(person, course_id, requestId),
  ]);
  const errors: FieldError[] = [];
  if (buyer !== person.id) errors.push({ field: 'order_id', detail: 'This is none of your orders.' });
  if (!sees) errors.push({ field: 'course_id', detail: 'This course does not exist.' });
  if (errors.length > 0) throw badFields(errors);
}
