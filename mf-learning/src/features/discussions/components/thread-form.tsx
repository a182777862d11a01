import { useT } from '@vidyapath/client/screens/use-t';
import type { ThreadBody } from '@vidyapath/http/learning-discussions';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Box } from '@vidyapath/ui';
import { ActionForm } from '../../../components/action-form';
import { useCourseLessons } from '../../../lib/course-lessons';
import { threadBody, threadRules, type ThreadValues } from '../lib/thread-values';

interface ThreadFormProps {
  name: 'ask' | 'editThread';
  draft: string;
  initial: ThreadValues;
  /** What a mutation answers. */
  call: (body: ThreadBody) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** A question, about the course or a place in one of its lessons. */
export function ThreadForm({ name, draft, initial, call, onClose }: ThreadFormProps) {
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
