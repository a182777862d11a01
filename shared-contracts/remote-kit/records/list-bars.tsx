import { pageCount, pageSizes } from '@vidyapath/client/screens/list-state';
import { pagerTexts, toolbarTexts } from '@vidyapath/client/formats/staff-texts';
import type { ListControls } from '@vidyapath/client/screens/use-list-state';
import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { ListPager, ListToolbar } from '@vidyapath/ui/staff';
import { memo, type ReactNode } from 'react';

/** Page sizes, filter and search, tied to the URL. Memoised, since an answer changes nothing here. */
export const ListTop = memo(function ListTop({ controls, filter }: { controls: ListControls; filter?: ReactNode }) {
  const t = useT();
  return (
    <ListToolbar
      sizes={pageSizes}
      size={controls.state.size}
      onSize={controls.resize}
      search={controls.state.search}
      onSearch={controls.search}
      searchMaxLength={limits.list.queryMax}
      labels={toolbarTexts(t)}
    >
      {filter}
    </ListToolbar>
  );
});

/** First, Prev, Next, Last and the current page. */
export const ListBottom = memo(function ListBottom({ controls, total }: { controls: ListControls; total: number }) {
  const t = useT();
  const { page, size } = controls.state;
  const pages = pageCount(total, size);
  const shown = Math.min(page, pages);
  return <ListPager page={shown} pages={pages} onPage={controls.goTo} labels={pagerTexts(t, shown, pages)} />;
});
