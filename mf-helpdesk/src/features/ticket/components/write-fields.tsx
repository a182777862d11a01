import { useT } from '@vidyapath/client/screens/use-t';
import type { Ticket } from '@vidyapath/http/support-tickets';
import { FormRadios } from '@vidyapath/remote-kit/form-radios';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Typography } from '@vidyapath/ui';
import type { WriteValues } from '../lib/write-values';
import { NoteFrame } from './note-frame';

const kinds = ['answer', 'note'] as const;

interface WriteFieldsProps {
  ticket: Ticket;
  kind: WriteValues['kind'];
}

/** The desk chooses between an answer and a note, which already looks like a note while it is typed. */
export function WriteFields({ ticket: { asker, source, status }, kind }: WriteFieldsProps) {
  const t = useT();
  const isNote = kind === 'note';
  const byMail = source === 'contact' && asker?.email;
  const hint = () => {
    if (isNote) return t('ticket.write.noteHint');
    if (byMail) return t('ticket.write.mailHint', { email: byMail });
    return undefined;
  };
  return (
    <>
      {asker !== null && (
        <FormRadios
          name="kind"
          label={t('ticket.write.kind')}
          options={kinds.map((value) => ({ value, label: t(`ticket.write.kinds.${value}`) }))}
        />
      )}
      {status === 'closed' && !isNote && <Typography>{t('ticket.write.reopens')}</Typography>}
      <NoteFrame note={isNote}>
        <FormTextField
          name="body"
          label={t(isNote ? 'ticket.write.noteBody' : 'ticket.write.body')}
          required
          multiline
          minRows={4}
          hint={hint()}
        />
      </NoteFrame>
    </>
  );
}
