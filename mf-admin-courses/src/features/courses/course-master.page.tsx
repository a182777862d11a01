import { screenTexts } from '@vidyapath/client/staff-texts';
import { type AdminScreen as Screen, useAdminScreen } from '@vidyapath/client/use-admin-screen';
import { useT } from '@vidyapath/client/use-t';
import { AdminScreen } from '@vidyapath/ui/staff';
import { RecordEditor } from '../../components/record-editor';
import { CourseForm } from './components/course-form';
import { CourseList } from './components/course-list';
import { useCategoryOptions } from './lib/use-category-options';
import { type CourseCalls, useCourseCalls } from './lib/use-course-calls';

function CourseEditor({ screen, calls }: { screen: Screen; calls: CourseCalls }) {
  const categories = useCategoryOptions();
  return (
    <RecordEditor
      screen={screen}
      read={calls.read}
      failed="courses.failed.fetch"
      form={(slot) => <CourseForm {...slot} calls={calls} categories={categories} />}
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
