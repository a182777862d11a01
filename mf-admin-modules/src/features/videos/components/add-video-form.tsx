import { useFocusBack } from '@vidyapath/client/screens/use-focus-back';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { focusFirstField } from '@vidyapath/remote-kit/form-errors';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useCheckedForm } from '@vidyapath/remote-kit/use-checked-form';
import { Button, Stack, VisuallyHidden } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { FormikProvider } from 'formik';
import { useMemo, useState } from 'react';
import { useAddVideo } from '../lib/use-add-video';
import { blankVideo, videoSchema, type VideoValues } from '../lib/video-values';
import { ProbeBar } from './probe-bar';

interface AddVideoFormProps {
  module: CourseModule;
  /** How many videos the module has, once known. */
  count: number | undefined;
}

/** A video by name and address. A missing value is shown at its field, without a toast. */
export function AddVideoForm({ module, count }: AddVideoFormProps) {
  const t = useT();
  const [addedTitle, setAddedTitle] = useState('');
  const { add, progress, problem } = useAddVideo(module, count);
  const schema = useMemo(() => videoSchema(t), [t]);
  const { formik, element, restored, onSubmit } = useCheckedForm<VideoValues>({
    initial: blankVideo,
    schema,
    draftName: `videos:${module.ModuleId}`,
    warning: () => undefined,
    async send(values) {
      setAddedTitle('');
      if (!(await add(values))) return undefined;
      formik.resetForm();
      setAddedTitle(values.title.trim());
      focusFirstField(element.current, ['title']);
      return undefined;
    },
  });
  const busy = progress !== undefined;
  const { control, press } = useFocusBack(busy);
  const hasNoDuration = problem?.status === 200 && !problem.detail;
  return (
    <FormikProvider value={formik}>
      <Stack component="form" noValidate ref={element} onSubmit={onSubmit} sx={{ gap: 4, pt: 2, pb: 4 }}>
        {restored && <Alert severity="info">{t('form.restored')}</Alert>}
        <FormTextField name="title" label={t('videos.name')} required readOnly={busy} />
        <FormTextField
          name="url"
          label={t('videos.url')}
          required
          readOnly={busy}
          inputMode="url"
          hint={t('videos.urlHint')}
        />
        {progress !== undefined && <ProbeBar progress={progress} />}
        {problem && (
          <Alert severity="error">
            {hasNoDuration ? t('problem.noDuration') : problemText(t, problem, { within: 'field' })}
          </Alert>
        )}
        <Button
          ref={control}
          onClick={press}
          type="submit"
          variant="contained"
          loading={busy}
          disabled={busy}
          sx={{ minHeight: 44, alignSelf: 'flex-start', minWidth: 128 }}
        >
          {t('videos.add')}
        </Button>
        <VisuallyHidden role="status">{addedTitle && t('videos.added', { name: addedTitle })}</VisuallyHidden>
      </Stack>
    </FormikProvider>
  );
}
