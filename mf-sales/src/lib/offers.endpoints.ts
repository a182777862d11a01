import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { type CourseName, nameFields } from '@vidyapath/http/course';
import type { Plan, PlanBody } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { type EditKind, useEditCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from './api';

const { endpoints, useCourseNamesQuery, usePlansQuery } = api.injectEndpoints({
  endpoints(build) {
    const { list, read, create, update } = recordEndpoints<Tag, Plan, PlanBody>(build, {
      tag: 'Plan',
      listPath: paths.plans,
      recordPath: paths.plan,
    });
    return {
      plans: list,
      plan: read,
      createPlan: create,
      updatePlan: update,
      courseNames: build.query<Page<CourseName>, void>({
        query: () => ({ url: paths.courses, params: { fields: nameFields, sort: 'course_name:asc' } }),
        transformResponse: toPage<CourseName>,
        providesTags: [{ type: 'Course', id: listId }],
      }),
    };
  },
});

export { usePlansQuery };

const planKind: EditKind<Plan, PlanBody> = {
  endpoints: { read: endpoints.plan, create: endpoints.createPlan, update: endpoints.updatePlan },
  idOf: ({ plan_id }) => plan_id,
};
export const usePlanCalls = () => useEditCalls(planKind);

export interface Option {
  value: number;
  text: string;
}

/** Every course by its name, to choose from. */
export function useCourseOptions(): readonly Option[] {
  const { data } = useCourseNamesQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.rows.map(({ course_id, course_name }) => ({ value: course_id, text: course_name })) ?? [];
}

/** Every plan that is on sale, and the plans with these ids. */
export function usePlanOptions(ids: readonly number[]): readonly Option[] {
  const { data } = usePlansQuery({ q: undefined, sort: 'title:asc' }, { refetchOnMountOrArgChange: true });
  const shown = data?.rows.filter(({ plan_id, active }) => active || ids.includes(plan_id)) ?? [];
  return shown.map(({ plan_id, title }) => ({ value: plan_id, text: title }));
}
