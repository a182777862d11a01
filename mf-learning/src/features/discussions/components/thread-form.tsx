import { useT } from '@vidyapath/client/screens/use-t';
import type { ThreadBody } from '@vidyapath/http/learning-discussions';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Box } from '@vidyapath/ui';
import { useFormikContext } from 'formik';
import { type Ref, useImperativeHandle } from 'react';
import { ActionForm } from '../../../components/action-form';
import { useCourseLessons } from '../../../lib/course-lessons';
import { threadBody, threadRules, type ThreadValues } from '../lib/thread-values';

export interface ThreadFormHandle {
  fill: (values: Partial<ThreadValues>) => void;
}

interface ThreadFormProps {
  name: 'ask' | 'editThread';
  draft: string;
  initial: ThreadValues;
  handle?: Ref<ThreadFormHandle>;
  /** What a mutation answers. */
  call: (body: ThreadBody) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** A question, about the course or a place in one of its lessons. */
export function ThreadForm({ name, draft, initial, handle, call, onClose }: ThreadFormProps) {
  const t = useT();
  const { lessons } = useCourseLessons();
  return (
    <ActionForm<ThreadValues>
      messagePrefix={`thread.${name}`}
      draft={draft}
      initial={initial}
      rules={threadRules}
      call={(values) => call(threadBody(values))}
      submit={() => t(`thread.${name}.submit`)}
      onDone={onClose}
      onCancel={onClose}
    >
      {({ lesson }) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <FormHandle ref={handle} />
          <FormTextField name="title" label={t('thread.title')} required />
          <FormTextField name="lesson" label={t('thread.lesson')} select>
            <option value="">{t('thread.wholeCourse')}</option>
            {lessons.map(({ videoId, title }) => (
              <option key={videoId} value={videoId}>
                {title}
              </option>
            ))}
          </FormTextField>
          {lesson && <FormTextField name="time" label={t('thread.time')} hint={t('thread.timeHint')} />}
          <FormTextField
            name="body"
            label={t('thread.body')}
            hint={t('thread.bodyHint')}
            required
            multiline
            minRows={4}
          />
        </Box>
      )}
    </ActionForm>
  );
}

/** What the page around the form does with it. */
function FormHandle({ ref }: { ref: Ref<ThreadFormHandle> | undefined }) {
  const { setFieldValue } = useFormikContext<ThreadValues>();
  useImperativeHandle(ref, () => ({
    fill: (values) => Object.entries(values).forEach(([name, value]) => void setFieldValue(name, value)),
  }));
  return null;
}
