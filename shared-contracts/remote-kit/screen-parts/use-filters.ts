import { paramsWith } from '@vidyapath/client/screens/use-address-params';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface Filters<Name extends string> {
  values: Record<Name, string>;
  active: boolean;
  set: (name: Name, value: string) => void;
  /** Sets several at once. */
  put: (values: Partial<Record<Name, string>>) => void;
  /** Shows everything again, without a search too. */
  clear: () => void;
}

/**
 * Filters of a list, in the URL; a change leads to the first page.
 * @param names the same in every render
 */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const put: Filters<Name>['put'] = (values) =>
      setParams((current) => paramsWith(current, { page: '', ...values }), { replace: true });
    const none = Object.fromEntries(['page', 'q', ...names].map((name) => [name, '']));
    return {
      values: Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>,
      active: names.some((name) => params.get(name)),
      set: (name, value) => put({ [name]: value } as Partial<Record<Name, string>>),
      put,
      clear: () => setParams((current) => paramsWith(current, none)),
    };
  }, [names, params, setParams]);
}
