import { screenTexts } from '@vidyapath/client/staff-texts';
import { useAdminScreen } from '@vidyapath/client/use-admin-screen';
import { useT } from '@vidyapath/client/use-t';
import { AdminScreen } from '@vidyapath/ui/staff';
import { RecordEditor } from '../../components/record-editor';
import { CategoryForm } from './components/category-form';
import { CategoryList } from './components/category-list';
import { useCategoryCalls } from './lib/use-category-calls';

/** Category admin: adding and changing on one tab, the list on the other. */
export function CategoryMasterPage() {
  const t = useT();
  const screen = useAdminScreen();
  const calls = useCategoryCalls();
  return (
    <AdminScreen
      screen={screen}
      title={t('categories.title')}
      labels={screenTexts(t)}
      form={
        <RecordEditor
          screen={screen}
          read={calls.read}
          failed="categories.failed.fetch"
          form={(slot) => <CategoryForm {...slot} calls={calls} />}
        />
      }
      list={<CategoryList screen={screen} calls={calls} />}
    />
  );
}
