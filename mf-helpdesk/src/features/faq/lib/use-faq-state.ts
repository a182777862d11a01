import { useAddressParams } from '@vidyapath/client/screens/use-address-params';
import { limits } from '@vidyapath/http/limits';

/** Search and category are in the URL; typing adds no entries to the history. */
export function useFaqState() {
  const { params, change } = useAddressParams();
  return {
    search: [...(params.get('q') ?? '')].slice(0, limits.list.queryMax).join(''),
    category: params.get('category') ?? '',
    find: (search: string) => change({ q: search }, true),
    choose: (category: string) => change({ category }),
    clear: () => change({ q: '', category: '' }),
  };
}
