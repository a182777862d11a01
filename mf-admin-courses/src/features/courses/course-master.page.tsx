import { screenTexts } from '@vidyapath/client/formats/staff-texts';
import { type AdminScreenState, useAdminScreen } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Course, CourseBody } from '@vidyapath/http/course';
import { RecordEditor } from '@vidyapath/remote-kit/record-editor';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { AdminScreen } from '@vidyapath/ui/staff';
import { useCourseCalls } from '../../lib/courses.endpoints';
import { CourseForm } from './components/course-form';
import { CourseList } from './components/course-list';
import { useCategoryOptions } from '../../lib/use-category-options';

function CourseEditor({ screen, calls }: { screen: AdminScreenState; calls: RecordCalls<Course, CourseBody> }) {
  const categories = useCategoryOptions();
  return (
    <RecordEditor<Course>
      messagePrefix="courses"
      screen={screen}
      calls={calls}
      form={(edited) => <CourseForm {...edited} calls={calls} categories={categories} />}
    />
  );
}

/** Course admin: adding and changing on one tab, the list on the other. */
export function CourseMasterPage() {
  const t = useT();
  const screen = useAdminScreen();
  const calls = useCourseCalls();
  return (
    <AdminScreen
      screen={screen}
      title={t('courses.title')}
      labels={screenTexts(t)}
      form={<CourseEditor screen={screen} calls={calls} />}
      list={<CourseList screen={screen} calls={calls} />}
    />
  );
}
