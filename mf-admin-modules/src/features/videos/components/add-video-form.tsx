import { useFocusBack } from '@vidyapath/client/use-focus-back';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { Button, Stack, VisuallyHidden } from '@vidyapath/ui';
import { Alert, TextField } from '@vidyapath/ui/forms';
import { useVideoForm } from '../lib/use-video-form';
import { ProbeBar } from './probe-bar';

interface AddVideoFormProps {
  module: CourseModule;
  /** How many videos the module has, once known. */
  count: number | undefined;
}

const spoken = { 'aria-live': 'polite' } as const;

/** A video by name and address. */
export function AddVideoForm({ module, count }: AddVideoFormProps) {
  const t = useT();
  const form = useVideoForm(module, count);
  const busy = form.progress !== undefined;
  const { control, press } = useFocusBack(busy);
  const url = form.field('url', t('videos.url'));
  return (
    <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4, pt: 2, pb: 4 }}>
      {form.restored && <Alert severity="info">{t('form.restored')}</Alert>}
      <TextField {...form.field('title', t('videos.name'))} slotProps={{ htmlInput: { readOnly: busy, dir: 'auto' }, formHelperText: spoken }} />
      <TextField
        {...url}
        helperText={url.helperText ?? t('videos.urlHint')}
        slotProps={{ htmlInput: { inputMode: 'url', readOnly: busy }, formHelperText: spoken }}
      />
      {form.progress !== undefined && <ProbeBar progress={form.progress} />}
      {form.problem && <Alert severity="error">{form.problem}</Alert>}
      <Button ref={control} onClick={press} type="submit" variant="contained" loading={busy} disabled={busy} sx={{ minHeight: 44, alignSelf: 'flex-start', minWidth: 128 }}>
        {t('videos.add')}
      </Button>
      <VisuallyHidden role="status">{form.added && t('videos.added', { name: form.added })}</VisuallyHidden>
    </Stack>
  );
}
