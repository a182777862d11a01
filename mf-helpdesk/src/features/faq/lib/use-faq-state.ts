import { limits } from '@vidyapath/http/limits';
import { useSearchParams } from 'react-router';

/** Search and category are in the URL; typing adds no entries to the history. */
export function useFaqState() {
  const [params, setParams] = useSearchParams();
  const put = (name: 'q' | 'category', value: string, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    search: [...(params.get('q') ?? '')].slice(0, limits.list.queryMax).join(''),
    category: params.get('category') ?? '',
    find: (search: string) => put('q', search, true),
    choose: (category: string) => put('category', category, false),
    clear: () => setParams({}, { preventScrollReset: true }),
  };
}
