import { usePlatform } from '@vidyapath/client/platform-context';
import type { Category, CategoryBody } from '@vidyapath/http/category';
import { useMemo } from 'react';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { category, useCreateCategoryMutation, useDeleteCategoryMutation, useUpdateCategoryMutation } from '../api/categories.endpoints';

/** The calls of the category screen; each success is told to the other slices. */
export function useCategoryCalls() {
  const dispatch = useSliceDispatch();
  const { events } = usePlatform();
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  return useMemo(() => {
    const told = (row: Category) => {
      events.publish('catalogue.category-changed@1', { categoryId: row.CategoryId });
      return row;
    };
    return {
      read: (id: number) => dispatch(category.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
      create: (body: CategoryBody) => create(body).unwrap().then(told),
      update: (id: number, body: CategoryBody, ifMatch: string | undefined) => update({ id, body, ifMatch }).unwrap().then(told),
      async remove(id: number, ifMatch: string | undefined) {
        await remove({ id, ifMatch }).unwrap();
        events.publish('catalogue.category-changed@1', { categoryId: id });
      },
    };
  }, [dispatch, events, create, update, remove]);
}

export type CategoryCalls = ReturnType<typeof useCategoryCalls>;
