import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { builderAddresses } from '@vidyapath/remote-kit/builder-addresses';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { requiredChoice, requiredText } from '@vidyapath/remote-kit/rules';
import { Dialog, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { useEffect, useId, useRef } from 'react';
import { object } from 'yup';
import { CategoryField } from '../../../components/category-field';
import { useCategoryOptions } from '../../../lib/use-category-options';
import { useCreateDraftMutation } from '../api/studio-courses.endpoints';

interface DraftValues {
  course_name: string;
  category_id: string;
}

const blank: DraftValues = { course_name: '', category_id: '' };

const rules = object({
  course_name: requiredText('courses.fields.course_name', limits.course.nameMax),
  category_id: requiredChoice('courses.fields.category_id'),
});

export interface NewCourseDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Begins a course with its name and category, and opens its lessons. */
export function NewCourseDialog({ open, onClose }: NewCourseDialogProps) {
  const t = useT();
  const id = useId();
  const { navigate, events } = usePlatform();
  const [create] = useCreateDraftMutation();
  const created = useRef<number>(undefined);
  const call = async ({ course_name, category_id }: DraftValues) => {
    const answer = await create({ course_name: course_name.trim(), category_id: Number(category_id) });
    created.current = answer.data?.course_id;
    return answer;
  };
  const openCourse = () => {
    if (created.current === undefined) return;
    events.publish('catalogue.course-changed@1', { courseId: created.current });
    navigate.to(builderAddresses.lessons(created.current));
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('studio.new.title')}</DialogTitle>
      <DialogContent>
        <ActionForm<DraftValues>
          messagePrefix="studio.new"
          draft="new-course"
          initial={blank}
          rules={rules}
          call={call}
          submit={() => t('studio.new.submit')}
          onDone={openCourse}
          onCancel={onClose}
        >
          {() => <Fields />}
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}

/** The first one has the focus when the dialog opens. */
function Fields() {
  const t = useT();
  const fields = useRef<HTMLDivElement>(null);
  const categories = useCategoryOptions();
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={fields} style={{ display: 'contents' }}>
      <FormTextField name="course_name" label={t('courses.fields.course_name')} required />
      <CategoryField label={t('courses.fields.category_id')} categories={categories} />
    </div>
  );
}
