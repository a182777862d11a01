import { useSearchParams } from 'react-router';
import { paramsWith } from './use-address-params';

type AdminTab = 'add' | 'view';

/** Id of a record: a number, or a name such as a coupon's code. */
export type RecordId = number | string;

export interface AdminScreenState<Id extends RecordId = number> {
  tab: AdminTab;
  /** Id of the record being edited; `undefined` while adding one. */
  edited: Id | undefined;
  show: (tab: AdminTab) => void;
  edit: (id: Id) => void;
  /** Returns to adding. */
  endEdit: () => void;
}

/** Parameters that say which form is open; the rest of the URL is the list's. */
const names = { tab: 'tab', edit: 'edit' } as const;

function numberIn(text: string): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

const nameIn = (text: string): string | undefined => text || undefined;

/** The form that the parameters of a URL open, to know whether a navigation leaves it. */
export const formKey = (search: string): string => {
  const params = new URLSearchParams(search);
  return `${params.get(names.tab) === 'view' ? 'view' : 'add'}:${params.get(names.edit) ?? ''}`;
};

function useScreen<Id extends RecordId>(idIn: (text: string) => Id | undefined): AdminScreenState<Id> {
  const [params, setParams] = useSearchParams();
  const put = (tab: AdminTab, id?: RecordId) =>
    setParams((current) =>
      paramsWith(current, { [names.tab]: tab === 'view' ? tab : '', [names.edit]: String(id ?? '') }),
    );
  const tab = params.get(names.tab) === 'view' ? 'view' : 'add';
  return {
    tab,
    edited: tab === 'add' ? idIn(params.get(names.edit) ?? '') : undefined,
    show: (next) => put(next),
    edit: (id) => put('add', id),
    endEdit: () => put('add'),
  };
}

/** The open tab and the edited record, in the URL so that reload and Back keep them. */
export const useAdminScreen = (): AdminScreenState => useScreen(numberIn);

/** The same for records whose id is a name. */
export const useNamedAdminScreen = (): AdminScreenState<string> => useScreen(nameIn);
