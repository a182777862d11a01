import { type PageSize, pageCount, pageSizes } from '@vidyapath/client/list-state';
import type { ListControls } from '@vidyapath/client/use-list-state';
import { useT } from '@vidyapath/client/use-t';
import { limits } from '@vidyapath/http/limits';
import { ListPager, ListToolbar } from '@vidyapath/ui/staff';

/** Page sizes and search, tied to the URL. */
export function ListTop({ controls }: { controls: ListControls }) {
  const t = useT();
  const labels = {
    sizes: t('list.sizes'),
    size: (size: PageSize) => (size === 'all' ? t('list.all') : String(size)),
    search: t('list.search'),
  };
  return (
    <ListToolbar
      sizes={pageSizes}
      size={controls.state.size}
      onSize={(size) => controls.resize(size)}
      search={controls.state.search}
      onSearch={(text) => controls.search(text)}
      searchMaxLength={limits.list.queryMax}
      labels={labels}
    />
  );
}

/** First, Prev, Next, Last and where the list stands. */
export function ListBottom({ controls, total }: { controls: ListControls; total: number }) {
  const t = useT();
  const { page, size } = controls.state;
  const pages = pageCount(total, size);
  const shown = Math.min(page, pages);
  const labels = {
    group: t('list.pages'),
    first: t('list.first'),
    previous: t('list.previous'),
    next: t('list.next'),
    last: t('list.last'),
    position: t('list.position', { page: shown, pages }),
  };
  return <ListPager page={shown} pages={pages} onPage={(next) => controls.goTo(next)} labels={labels} />;
}
