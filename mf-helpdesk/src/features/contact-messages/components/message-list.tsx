import { focusHeading } from '@vidyapath/client/screens/focus-heading';
import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { contactSortFields } from '@vidyapath/http/sort-fields';
import type { ContactRecord } from '@vidyapath/http/support';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { TicketIcon } from '@vidyapath/ui';
import { CellButton, LoadingNotice } from '@vidyapath/ui/staff';
import { useMemo, useState } from 'react';
import { useContactMessagesQuery } from '../api/contact.endpoints';
import { messageColumns } from '../lib/message-columns';
import type { MakeTicketProps } from './make-ticket';

const idOf = ({ id }: ContactRecord) => id;

/** The code of forms is fetched when one is opened. */
const MakeTicket = lazyPart<MakeTicketProps>(
  async () => (await import(/* webpackChunkName: 'lazy-make-ticket' */ './make-ticket')).MakeTicket,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

export function MessageList() {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const answer = useContactMessagesQuery(safeListParams(controls.state, contactSortFields), {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<ContactRecord>();
  const columns = useMemo(() => messageColumns(t, language), [t, language]);
  const actions = useMemo(
    () => ({
      header: t('list.actions'),
      render: (message: ContactRecord) =>
        message.ticket_id !== null ? null : (
          <div data-buttons="">
            <CellButton
              icon={TicketIcon}
              aria-label={t('contactMessages.makeOf', { name: message.full_name })}
              onClick={() => setChosen(message)}
            />
          </div>
        ),
    }),
    [t],
  );
  const close = () => {
    setChosen(undefined);
    focusHeading();
  };
  return (
    <>
      {chosen && <MakeTicket key={chosen.id} message={chosen} onClose={close} />}
      <ListView messagePrefix="contactMessages" rowKey={idOf} {...{ answer, controls, columns, actions }} />
    </>
  );
}
