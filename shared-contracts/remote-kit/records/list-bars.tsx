import { pageCount, pageSizes } from '@vidyapath/client/list-state';
import { pagerTexts, toolbarTexts } from '@vidyapath/client/staff-texts';
import type { ListControls } from '@vidyapath/client/use-list-state';
import { useT } from '@vidyapath/client/use-t';
import { limits } from '@vidyapath/http/limits';
import { ListPager, ListToolbar } from '@vidyapath/ui/staff';
import type { ReactNode } from 'react';

/** Page sizes, filter and search, tied to the URL. */
export function ListTop({ controls, filter }: { controls: ListControls; filter?: ReactNode }) {
  const t = useT();
  return (
    <ListToolbar
      sizes={pageSizes}
      size={controls.state.size}
      onSize={(size) => controls.resize(size)}
      search={controls.state.search}
      onSearch={(text) => controls.search(text)}
      searchMaxLength={limits.list.queryMax}
      labels={toolbarTexts(t)}
    >
      {filter}
    </ListToolbar>
  );
}

/** First, Prev, Next, Last and where the list stands. */
export function ListBottom({ controls, total }: { controls: ListControls; total: number }) {
  const t = useT();
  const { page, size } = controls.state;
  const pages = pageCount(total, size);
  const shown = Math.min(page, pages);
  return (
    <ListPager page={shown} pages={pages} onPage={(next) => controls.goTo(next)} labels={pagerTexts(t, shown, pages)} />
  );
}
