import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { requiredText, ruledText } from '@vidyapath/remote-kit/rules';
import { Box } from '@vidyapath/ui';
import { useState } from 'react';
import { object } from 'yup';
import { ActionForm } from '../../../components/action-form';
import { clockSeconds } from '../../../lib/clock-seconds';
import { shortClock } from '../../../lib/short-clock';

export interface TypedNote {
  seconds: number;
  body: string;
}

const noteRules = object({
  time: ruledText([(time) => clockSeconds(time) !== undefined, { key: 'thread.timeWrong' }]),
  body: requiredText('note.body', limits.learning.noteMax),
});

interface NoteFormProps {
  name: 'add' | 'change';
  draft: string;
  /** Where the note begins: the player's position, or its own. */
  place: () => number;
  body?: string;
  /** What a mutation answers. */
  call: (note: TypedNote) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** A note with its place in the lesson. */
export function NoteForm({ name, draft, place, body = '', call, onClose }: NoteFormProps) {
  const t = useT();
  const [initial] = useState(() => ({ time: shortClock(place()), body }));
  return (
    <ActionForm
      messagePrefix={`note.${name}`}
      draft={draft}
      initial={initial}
      rules={noteRules}
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
