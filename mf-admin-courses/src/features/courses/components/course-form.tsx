import { useT } from '@vidyapath/client/use-t';
import type { Course, CourseBody } from '@vidyapath/http/course';
import { useMemo, useReducer, useState } from 'react';
import type { FormSlot } from '../../../components/record-editor';
import { RecordForm } from '../../../components/record-form';
import { courseDifferences } from '../lib/course-differences';
import { courseBody, type CourseValues, courseValues } from '../lib/course-form';
import { courseSchema } from '../lib/course-form.schema';
import type { CategoryOptions } from '../lib/use-category-options';
import type { CourseCalls } from '../lib/use-course-calls';
import { CourseFields } from './course-fields';

const messages = {
  created: 'courses.created',
  updated: 'courses.updated',
  createFailed: 'courses.failed.create',
  updateFailed: 'courses.failed.update',
};

interface CourseFormProps extends FormSlot<Course> {
  calls: CourseCalls;
  categories: CategoryOptions;
}

/** Adds a course, or changes the one of `version`. */
export function CourseForm({ version, calls, categories, ...slot }: CourseFormProps) {
  const t = useT();
  const [uploading, setUploading] = useState(false);
  const [begun, begin] = useReducer(() => true, false);
  const schema = useMemo(() => courseSchema(t), [t]);
  const id = version?.record.course_id ?? 0;
  return (
    <RecordForm<Course, CourseValues, CourseBody>
      {...slot}
      version={version}
      initial={courseValues(version?.record)}
      schema={schema}
      toBody={courseBody}
      create={calls.create}
      update={(body, ifMatch) => calls.update(id, body, ifMatch)}
      readNewest={() => calls.read(id)}
      differences={(theirs, mine) => courseDifferences(t, theirs, mine, categories.nameOf)}
      messages={messages}
      waiting={uploading}
      onBegin={begin}
    >
      <CourseFields categories={categories} begun={begun} onUploading={setUploading} />
    </RecordForm>
  );
}
