import { useT } from '@vidyapath/client/use-t';
import { AdminScreen } from '../../components/admin-screen';
import { RecordEditor } from '../../components/record-editor';
import { useAdminScreen } from '../../lib/use-admin-screen';
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
