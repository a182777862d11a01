import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { limits } from '@vidyapath/http/limits';
import { urlOrMediaPathPattern } from '@vidyapath/http/primitives';
import { Button, Stack, VisuallyHidden } from '@vidyapath/ui';
import { Alert, TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { problemText } from '../../../lib/problem-text';
import { useAddVideo, type VideoDraft } from '../lib/use-add-video';
import { ProbeBar } from './probe-bar';

interface AddVideoFormProps {
  module: CourseModule;
  /** How many videos the module has, once known. */
  count: number | undefined;
}

const blank: VideoDraft = { title: '', url: '' };
const address = new RegExp(urlOrMediaPathPattern, 'i');

/** A video by name and address. While one of them is missing the button does nothing but point there. */
export function AddVideoForm({ module, count }: AddVideoFormProps) {
  const t = useT();
  const [draft, setDraft] = useState(blank);
  const [checked, setChecked] = useState(false);
  const [added, setAdded] = useState('');
  const name = useRef<HTMLInputElement>(null);
  const url = useRef<HTMLInputElement>(null);
  const { progress, problem, add } = useAddVideo(module, ({ title }) => {
    setDraft(blank);
    setChecked(false);
    setAdded(title);
    name.current?.focus();
  });
  const busy = progress !== undefined;
  const typed = { title: draft.title.trim(), url: draft.url.trim() };
  const tooLong = [...typed.title].length > limits.moduleVideo.titleMax;
  const malformed = typed.url !== '' && !address.test(typed.url);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!typed.title || tooLong) return name.current?.focus();
    if (!typed.url || malformed) return url.current?.focus();
    setAdded('');
    add(typed, count);
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4, pt: 2, pb: 4 }}>
      <TextField
        inputRef={name}
        label={t('videos.name')}
        required
        value={draft.title}
        onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        error={checked && (!typed.title || tooLong)}
        helperText={tooLong && t('rule.tooLong', { field: t('videos.name'), max: limits.moduleVideo.titleMax })}
        slotProps={{ htmlInput: { readOnly: busy } }}
      />
      <TextField
        inputRef={url}
        label={t('videos.url')}
        required
        value={draft.url}
        onChange={(event) => setDraft({ ...draft, url: event.target.value })}
        error={checked && (!typed.url || malformed)}
        helperText={checked && malformed ? t('rule.url') : t('videos.urlHint')}
        slotProps={{ htmlInput: { inputMode: 'url', maxLength: limits.url.max, readOnly: busy }, formHelperText: { 'aria-live': 'polite' } }}
      />
      {busy && <ProbeBar progress={progress} />}
      {problem && <Alert severity="error">{problem.status === 200 && !problem.detail ? t('problem.noDuration') : problemText(t, problem)}</Alert>}
      <Button type="submit" variant="contained" loading={busy} disabled={busy} sx={{ minHeight: 44, alignSelf: 'flex-start', minWidth: 128 }}>
        {t('videos.add')}
      </Button>
      <VisuallyHidden role="status">{added && t('videos.added', { name: added })}</VisuallyHidden>
    </Stack>
  );
}
