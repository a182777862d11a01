import { useT } from '@vidyapath/client/screens/use-t';
import type { Course, CourseBody } from '@vidyapath/http/course';
import { type EditedRecord, RecordForm } from '@vidyapath/remote-kit/record-form';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { useState } from 'react';
import { courseDifferences } from '../lib/course-differences';
import { courseRules } from '../../../lib/course-form.schema';
import { courseBody, type CourseValues, courseValues } from '../../../lib/course-values';
import type { CategoryOptions } from '../../../lib/use-category-options';
import { CourseFields } from './course-fields';

interface CourseFormProps extends EditedRecord<Course> {
  calls: RecordCalls<Course, CourseBody>;
  categories: CategoryOptions;
}

/** Adds a course, or changes the one of `version`. */
export function CourseForm({ version, categories, ...props }: CourseFormProps) {
  const t = useT();
  const [uploading, setUploading] = useState(false);
  return (
    <RecordForm<Course, CourseValues, CourseBody>
      {...props}
      messagePrefix="courses"
      version={version}
      initial={courseValues(version?.record)}
      rules={courseRules}
      toBody={courseBody}
      differences={(stored, edited) => courseDifferences(t, stored, edited, categories.nameOf)}
      refusal={(_problem, field) => (field === 'category_id' ? { key: 'courses.categoryGone' } : undefined)}
      waiting={uploading}
    >
      <CourseFields categories={categories} onUploading={setUploading} />
    </RecordForm>
  );
}
