import { useT } from '@vidyapath/client/screens/use-t';
import type { Ticket } from '@vidyapath/http/support-tickets';
import { Section } from '@vidyapath/remote-kit/section';
import { useState } from 'react';
import { ActionForm } from '../../../components/action-form';
import { useWriteMessageMutation } from '../../../lib/tickets.endpoints';
import { messageBody, nothingWritten, writeRules, type WriteValues } from '../lib/write-values';
import { WriteFields } from './write-fields';

/** A message of either side; after sending, the form is empty for the next one. */
export function WriteForm({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const [sent, setSent] = useState(0);
  const [write] = useWriteMessageMutation();
  const { ticket_id: id, asker } = ticket;
  const submit = ({ kind }: WriteValues) => t(`ticket.write.${asker === null ? 'submit' : kind}`);
  return (
    <Section title={t('ticket.write.title')}>
      <ActionForm<WriteValues>
        key={sent}
        messagePrefix="ticket.write"
        draft={`ticket-${id}`}
        initial={nothingWritten}
        rules={writeRules}
        call={(values) => write({ id, body: messageBody(values) })}
        submit={submit}
        onDone={() => setSent(sent + 1)}
      >
        {({ kind }) => <WriteFields ticket={ticket} kind={kind} />}
      </ActionForm>
    </Section>
  );
}
