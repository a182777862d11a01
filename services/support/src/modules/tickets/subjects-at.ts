import { bodyOf, type ServiceClient } from '@vidyapath/service-kit/client/service-client';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import type { paths as CommercePaths } from '@vidyapath/service-kit/clients/commerce';
import type { TicketSubjects } from './ticket-subjects';

export type CommerceClient = ServiceClient<CommercePaths>;
export type CatalogueClient = ServiceClient<CataloguePaths>;

/** Orders and grants as commerce has them, courses as catalogue has them. */
export const subjectsAt = (commerce: CommerceClient, catalogue: CatalogueClient): TicketSubjects => ({
  async buyerOf(id, requestId) {
    try {
      const params = { path: { id } };
      return (await bodyOf(commerce.GET('/internal/orders/{id}', { params, headers: named(requestId) }))).user_id;
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) return undefined;
      throw error;
    }
  },
  async seesCourse({ id, role }, courseId, requestId) {
    const headers = named(requestId);
    const params = { query: { ids: String(courseId) } };
    const { items } = await bodyOf(catalogue.GET('/internal/courses', { params, headers }));
    const course = items[0]?.course;
    if (!course || course.is_public || role !== 'User') return Boolean(course);
    const granted = { query: { user_id: id, course_id: courseId } };
    return (await bodyOf(commerce.GET('/internal/access', { params: granted, headers }))).access;
  },
});

const named = (requestId: string | null): Record<string, string> => (requestId ? { 'x-request-id': requestId } : {});
