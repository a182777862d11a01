import { limits } from '@vidyapath/http/limits';
import { useSearchParams } from 'react-router';
import { pageNumber } from '../../../lib/page-number';

type Name = 'show' | 'q' | 'page';

/**
 * Which part, search and page of a moderation list is shown, in the URL.
 * @param parts the first is the default
 */
export function useModerationList<const Part extends string>(parts: readonly [Part, ...Part[]]) {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<Record<Name, string>>, replace = false) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    show: parts.find((part) => part === params.get('show')) ?? parts[0],
    q: [...(params.get('q') ?? '')].slice(0, limits.list.queryMax).join(''),
    page: pageNumber(params.get('page')),
    choose: (show: string) => change({ show: show === parts[0] ? '' : show, page: '' }),
    search: (q: string) => change({ q, page: '' }, true),
    goTo: (page: number) => change({ page: page > 1 ? String(page) : '' }),
  };
}
