import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Box } from '@vidyapath/ui';
import { useMemo, useState } from 'react';
import { ActionForm } from '../../../components/action-form';
import { clockSeconds } from '../../../lib/clock-seconds';
import { shortClock } from '../../../lib/short-clock';
import { onlyFaults, textFault } from '../../../lib/text-fault';

export interface TypedNote {
  seconds: number;
  body: string;
}

interface NoteFormProps {
  name: 'add' | 'change';
  draftName: string;
  /** Where the note begins: the player's position, or its own. */
  place: () => number;
  body?: string;
  /** What a mutation answers. */
  call: (note: TypedNote) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** A note with its place in the lesson. */
export function NoteForm({ name, draftName, place, body = '', call, onClose }: NoteFormProps) {
  const t = useT();
  const [initial] = useState(() => ({ time: shortClock(place()), body }));
  const schema = useMemo(
    () => (values: typeof initial) =>
      onlyFaults({
        time: clockSeconds(values.time) === undefined ? t('thread.timeWrong') : undefined,
        body: textFault(t, t('note.body'), values.body, limits.learning.noteMax),
      }),
    [t],
  );
  return (
    <ActionForm
      messagePrefix={`note.${name}`}
      draftName={draftName}
      initial={initial}
      schema={schema}
      call={(values) => call({ seconds: clockSeconds(values.time) ?? 0, body: values.body.trim() })}
      submit={() => t(`note.${name}.submit`)}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormTextField name="time" label={t('note.time')} required />
          <FormTextField name="body" label={t('note.body')} required multiline minRows={3} />
        </Box>
      )}
    </ActionForm>
  );
}
