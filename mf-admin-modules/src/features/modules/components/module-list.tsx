import { pageCount } from '@vidyapath/client/list-state';
import type { OnDemand } from '@vidyapath/client/on-demand';
import { pagerTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { Button, EmptyState, FailedState } from '@vidyapath/ui';
import { DataTable, ListPager } from '@vidyapath/ui/staff';
import { useEffect, useRef, useState } from 'react';
import type { AdminScreen } from '@vidyapath/client/use-admin-screen';
import { useFailureNotice } from '@vidyapath/client/use-failure-notice';
import { useNotices } from '@vidyapath/client/use-notices';
import type { ModuleCalls } from '../lib/use-module-calls';
import { useModuleList } from '../lib/use-module-list';
import type { TypedTexts } from '../lib/use-typed-text';
import { DeleteModule } from './delete-module';
import { useModuleColumns } from './module-columns';
import { ModuleListTop } from './module-list-top';
import { useModuleActions } from './use-module-actions';

/** Shows the videos of a module until it says that it is closed. */
export type AttachmentsSlot = OnDemand<{ module: CourseModule; onClosed: () => void }>;

interface ModuleListProps {
  screen: AdminScreen;
  calls: ModuleCalls;
  Attachments: AttachmentsSlot;
}

export function ModuleList({ screen, calls, Attachments }: ModuleListProps) {
  const t = useT();
  const notices = useNotices();
  const list = useModuleList();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = list.answer;
  const { state, goTo, sortBy } = list.controls;
  const [texts] = useState<TypedTexts>(() => new Map());
  const columns = useModuleColumns(calls, texts);
  const [doomed, setDoomed] = useState<CourseModule>();
  const [opened, setOpened] = useState<CourseModule>();
  const actions = useModuleActions({ Attachments, onEdit: (id) => screen.edit(id), onDelete: setDoomed, onAttachments: setOpened });
  const justDeleted = useRef(false);
  useFailureNotice(error, () => {
    notices.failure(justDeleted.current ? 'notice.reloadFailed' : 'notice.loadFailed');
    justDeleted.current = false;
  });
  useEffect(() => {
    justDeleted.current = false;
  }, [fulfilledTimeStamp]);

  const empty = list.narrowed ? (
    <EmptyState title={t('list.noMatch')} action={<Button onClick={list.showAll}>{t('list.showAll')}</Button>} />
  ) : (
    <EmptyState
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={<Button variant="contained" onClick={() => screen.show('add')}>{t('list.add')}</Button>}
    />
  );
  const failed = error !== undefined && (
    <FailedState message={t('notice.loadFailed')} retryLabel={t('list.retry')} busy={isFetching} onRetry={() => void refetch()} />
  );
  const pages = pageCount(data?.total ?? 0, state.size);
  const page = Math.min(state.page, pages);
  return (
    <>
      <ModuleListTop list={list} />
      <DataTable
        label={t('list.table')}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={(row) => row.ModuleId}
        sort={state.sort}
        onSort={(field) => sortBy(field)}
        loading={data === undefined && isFetching}
        busy={isFetching}
        empty={empty}
        failed={failed}
        actions={actions}
      />
      {!failed && data !== undefined && data.total > 0 && (
        <ListPager page={page} pages={pages} onPage={(next) => goTo(next)} labels={pagerTexts(t, page, pages)} />
      )}
      {doomed && (
        <DeleteModule module={doomed} calls={calls} onDeleted={() => { justDeleted.current = true; }} onClosed={() => setDoomed(undefined)} />
      )}
      {opened && <Attachments module={opened} onClosed={() => setOpened(undefined)} />}
    </>
  );
}
