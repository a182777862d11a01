import { useAddressParams } from '@vidyapath/client/screens/use-address-params';
import { limits } from '@vidyapath/http/limits';
import { pageNumber } from '../../../lib/page-number';

/**
 * Which part, search and page of a moderation list is shown, in the URL.
 * @param parts the first is the default
 */
export function useModerationList<const Part extends string>(parts: readonly [Part, ...Part[]]) {
  const { params, change } = useAddressParams();
  return {
    show: parts.find((part) => part === params.get('show')) ?? parts[0],
    q: [...(params.get('q') ?? '')].slice(0, limits.list.queryMax).join(''),
    page: pageNumber(params.get('page')),
    choose: (show: string) => change({ show: show === parts[0] ? '' : show, page: '' }),
    search: (q: string) => change({ q, page: '' }, true),
    goTo: (page: number) => change({ page: page > 1 ? String(page) : '' }),
  };
}
