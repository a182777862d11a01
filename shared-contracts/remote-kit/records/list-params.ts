import { type ListState, listParams } from '@vidyapath/client/screens/list-state';
import { limits } from '@vidyapath/http/limits';

/** Query parameters of a list, with those of a filter. */
export type ListParams = ReturnType<typeof listParams> & { [filter: string]: string | number | undefined };

/** Query of a list for the state of the URL; a sort or search that the server would refuse is left out or cut. */
export function safeListParams(state: ListState, sortable: readonly string[]): ListParams {
  const { sort, search, ...rest } = state;
  const cut = [...search].slice(0, limits.list.queryMax).join('');
  return listParams({ ...rest, search: cut, ...(sort && sortable.includes(sort.field) && { sort }) });
}
