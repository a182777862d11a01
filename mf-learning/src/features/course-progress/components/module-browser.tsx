import { useT } from '@vidyapath/client/screens/use-t';
import { Button, EmptyState, landmarkPages, Pagination, Stack } from '@vidyapath/ui';
import { useEffect } from 'react';
import type { OutlineModule } from '../../../lib/course/course-outline';
import { searchModules } from '../lib/search-modules';
import { useStreamLibrary } from '../../../components/lesson/use-stream-library';
import { pageOf } from '../state/progress-list-state';
import { useProgressView } from '../state/progress-view-context';
import { useWanted } from '../state/use-wanted';
import type { ProgressListControls } from '../state/use-progress-list';
import { ModuleItem } from './module-item';
import { ModuleToolbar } from './module-toolbar';

interface ModuleBrowserProps {
  modules: readonly OutlineModule[];
  list: ProgressListControls;
}

/** The modules of the course: searched, paged, one of them open. */
export function ModuleBrowser({ modules, list }: ModuleBrowserProps) {
  const t = useT();
  const { search, size } = list.state;
  const found = searchModules(modules, search);
  const { rows, page, pages } = pageOf(found, list.state);

  const collapse = useProgressView((view) => view.collapse);
  useEffect(() => collapse, [search, size, page, collapse]);
  useWanted(rows);
  useStreamLibrary(modules);

  return (
    <>
      <ModuleToolbar total={modules.length} found={found.length} list={list} />
      {rows.length === 0 && (
        <EmptyState
          title={t('list.nothingFound')}
          text={t('list.nothingFoundText')}
          action={<Button onClick={() => list.search('')}>{t('list.clearSearch')}</Button>}
        />
      )}
      <Stack sx={{ gap: 3 }}>
        {rows.map((module) => (
          <ModuleItem key={module.id} module={module} page={rows} />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          pages={landmarkPages(page, pages)}
          onPage={list.goTo}
          labels={{
            navigation: t('pages.label'),
            page: (number) => t('pages.page', { number }),
            first: t('pages.first'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            last: t('pages.last'),
          }}
        />
      )}
    </>
  );
}
