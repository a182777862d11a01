import { problemText } from '@vidyapath/client/requests/problem-text';
import { useFocusBack } from '@vidyapath/client/screens/use-focus-back';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { Form } from '@vidyapath/remote-kit/form';
import { focusFirstField } from '@vidyapath/remote-kit/form-errors';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useForm } from '@vidyapath/remote-kit/use-form';
import { Button, VisuallyHidden } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { type ReactNode, useState } from 'react';
import type { VideoCalls } from '../../../lib/videos.endpoints';
import { durationProblem } from '../lib/duration-problem';
import { useAddVideo } from '../lib/use-add-video';
import { blankVideo, videoRules, type VideoValues } from '../lib/video-values';
import { ProgressBar } from '../../../components/progress-bar';

interface AddVideoFormProps {
  module: CourseModule;
  calls: VideoCalls;
  /** How many videos the module has, once known. */
  count: number | undefined;
  /** Another way to give the video, with the name that was typed. */
  children: (title: string, reset: () => void) => ReactNode;
}

/** A video by name and address. A missing value is shown at its field, without a toast. */
export function AddVideoForm({ module, calls, count, children }: AddVideoFormProps) {
  const t = useT();
  const [addedTitle, setAddedTitle] = useState('');
  const { add, progress, problem } = useAddVideo(module, calls, count);
  const form = useForm<VideoValues>({
    initial: blankVideo,
    rules: videoRules,
    draft: `videos:${module.ModuleId}`,
    onInvalid: () => undefined,
    async send(values) {
      setAddedTitle('');
      if (!(await add(values))) return undefined;
      form.formik.resetForm();
      setAddedTitle(values.title.trim());
      focusFirstField(form.element.current, ['title']);
      return undefined;
    },
  });
  const busy = progress !== undefined;
  const { control, press } = useFocusBack(busy);
  return (
    <Form form={form} sx={{ pt: 2, pb: 4 }}>
      {form.restored && <Alert severity="info">{t('form.restored')}</Alert>}
      <FormTextField name="title" label={t('videos.name')} required readOnly={busy} />
      <FormTextField
        name="url"
        label={t('videos.url')}
        required
        readOnly={busy}
        inputMode="url"
        hint={t('videos.urlHint')}
      />
      {progress !== undefined && <ProgressBar label={t('videos.reading')} progress={progress} />}
      {problem && (
        <Alert severity="error">{durationProblem(t, problem) ?? problemText(t, problem, { within: 'field' })}</Alert>
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
      {children(form.formik.values.title, form.formik.resetForm)}
      <VisuallyHidden role="status">{addedTitle && t('videos.added', { name: addedTitle })}</VisuallyHidden>
    </Form>
  );
}
