import { useT } from '@vidyapath/client/screens/use-t';
import type { Course } from '@vidyapath/http/course';
import { ActionForm } from '../forms/action-form';
import { FormRadios } from '../forms/form-radios';
import { FormTextField } from '../forms/form-text-field';
import type { Publishing } from './builder-endpoints';
import { publishRules, type PublishValues } from './publish-rules';
import { momentOf, typedTime } from './publish-time';

interface PublishFormProps {
  course: Course;
  publish: (publishing: Publishing) => Promise<{ error?: unknown }>;
  onDone: () => void;
  onCancel: () => void;
}

/** Publishes a course now, or plans it. */
export function PublishForm({ course, publish, onDone, onCancel }: PublishFormProps) {
  const t = useT();
  const initial: PublishValues = {
    when: course.publish_at ? 'later' : 'now',
    at: course.publish_at ? typedTime(course.publish_at) : '',
  };
  return (
    <ActionForm<PublishValues>
      messagePrefix="builder.publish"
      draft={`publish:${course.course_id}`}
      initial={initial}
      rules={publishRules}
      call={({ when, at }) =>
        publish({ courseId: course.course_id, publishAt: when === 'later' ? momentOf(at) : undefined })
      }
      submit={({ when }) => t(`builder.publish.${when === 'later' ? 'plan' : 'publish'}`)}
      onDone={onDone}
      onCancel={onCancel}
    >
      {({ when }) => (
        <>
          <FormRadios
            name="when"
            label={t('builder.publish.when')}
            options={[
              { value: 'now', label: t('builder.publish.now') },
              { value: 'later', label: t('builder.publish.later') },
            ]}
          />
          {when === 'later' && (
            <FormTextField
              name="at"
              label={t('builder.publish.at')}
              type="datetime-local"
              required
              hint={t('builder.publish.atHint')}
            />
          )}
        </>
      )}
    </ActionForm>
  );
}
