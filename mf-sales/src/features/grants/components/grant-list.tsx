import { focusHeading } from '@vidyapath/client/screens/focus-heading';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Grant } from '@vidyapath/http/commerce-access';
import { grantSortFields } from '@vidyapath/http/sort-fields';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { Button } from '@vidyapath/ui';
import { CellButton, DeleteIcon } from '@vidyapath/ui/staff';
import { useMemo, useState } from 'react';
import { useGrantsQuery } from '../api/grants.endpoints';
import { courseOf, grantColumns, personOf } from '../lib/grant-columns';
import { TakeBack } from './take-back';

const idOf = ({ grant_id }: Grant) => grant_id;

/** Grants of courses with their reasons; staff may take some of them back. */
export function GrantList({ onGive }: { onGive: () => void }) {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const answer = useGrantsQuery(safeListParams(controls.state, grantSortFields), { refetchOnMountOrArgChange: true });
  const [taking, setTaking] = useState<Grant>();
  const columns = useMemo(() => grantColumns(t, language), [t, language]);
  const actions = useMemo(
    () => ({
      header: t('list.actions'),
      render: (grant: Grant) =>
        grant.revoked_at ? null : (
          <div data-buttons="">
            <CellButton
              icon={DeleteIcon}
              tone="error"
              aria-label={t('grants.revoke.of', {
                who: personOf(grant),
                what: courseOf(t, language, grant),
              })}
              onClick={() => setTaking(grant)}
            />
          </div>
        ),
    }),
    [t, language],
  );
  const close = () => {
    setTaking(undefined);
    focusHeading();
  };
  const give = (
    <Button variant="contained" onClick={onGive}>
      {t('grants.add')}
    </Button>
  );
  return (
    <>
      {taking && <TakeBack key={taking.grant_id} grant={taking} onClose={close} />}
      <ListView messagePrefix="grants" rowKey={idOf} {...{ answer, controls, columns, actions }} emptyAction={give} />
    </>
  );
}
