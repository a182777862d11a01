import { useSearchParams } from 'react-router';

export type AdminTab = 'add' | 'view';

export interface AdminScreen {
  tab: AdminTab;
  /** Id of the record being edited; `undefined` while adding one. */
  edited: number | undefined;
  show: (tab: AdminTab) => void;
  edit: (id: number) => void;
  /** Back to adding. */
  endEdit: () => void;
}

/** Parameters that say which form is open; the rest of the URL is the list's. */
const names = { tab: 'tab', edit: 'edit' } as const;

function editedIn(params: URLSearchParams): number | undefined {
  const id = Number(params.get(names.edit) ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Which form the parameters of a URL open, for telling whether a way leads out of it. */
export const formKey = (search: string): string => {
  const params = new URLSearchParams(search);
  return `${params.get(names.tab) === 'view' ? 'view' : 'add'}:${editedIn(params) ?? ''}`;
};

/** Which tab is open and what is edited, kept in the URL so that reload and Back keep it too. */
export function useAdminScreen(): AdminScreen {
  const [params, setParams] = useSearchParams();
  const put = (tab: AdminTab, id?: number) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (tab === 'view') next.set(names.tab, tab);
      else next.delete(names.tab);
      if (id === undefined) next.delete(names.edit);
      else next.set(names.edit, String(id));
      return next;
    });
  const tab = params.get(names.tab) === 'view' ? 'view' : 'add';
  return {
    tab,
    edited: tab === 'add' ? editedIn(params) : undefined,
    show: (next) => put(next),
    edit: (id) => put('add', id),
    endEdit: () => put('add'),
  };
}
