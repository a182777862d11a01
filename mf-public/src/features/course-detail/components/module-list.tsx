import type { PublicModule } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { EmptyState, landmarkPages, Pagination, Stack } from '@vidyapath/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageNumber, pageOf } from '../../../lib/page-number';
import { ModuleItem } from './module-item';

const modulesPerPage = 10;
const closed = -1;

interface ModuleListProps {
  courseId: number;
  modules: readonly PublicModule[];
}

/** At most one module is open; at first it is the first of the page. */
export function ModuleList({ courseId, modules }: ModuleListProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const { page, count, rows } = pageOf(modules, pageNumber(params.get('page')), modulesPerPage);
  const [opened, setOpened] = useState({ page, index: 0 });
  const open = opened.page === page ? opened.index : 0;
  if (modules.length === 0) return <EmptyState title={t('course.noModules')} text={t('course.noModulesText')} />;
  return (
    <>
      <Stack spacing={3}>
        {rows.map((module, index) => (
          <ModuleItem
            key={`${page}-${index}`}
            courseId={courseId}
            module={module}
            open={open === index}
            onToggle={() => setOpened({ page, index: open === index ? closed : index })}
          />
        ))}
      </Stack>
      {count > 1 && (
        <Pagination
          page={page}
          pageCount={count}
          pages={landmarkPages(page, count)}
          labels={{
            navigation: t('course.modulePages'),
            page: (number) => t('pages.page', { number }),
            previous: t('pages.previous'),
            next: t('pages.next'),
          }}
          onPage={(number) => setParams({ page: String(number) }, { preventScrollReset: true })}
        />
      )}
    </>
  );
}
