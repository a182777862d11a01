import { screenTexts } from '@vidyapath/client/formats/staff-texts';
import { useAdminScreen } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Category } from '@vidyapath/http/category';
import { RecordEditor } from '@vidyapath/remote-kit/record-editor';
import { AdminScreen } from '@vidyapath/ui/staff';
import { useCategoryCalls } from './api/categories.endpoints';
import { CategoryForm } from './components/category-form';
import { CategoryList } from './components/category-list';

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
        <RecordEditor<Category>
          messagePrefix="categories"
          screen={screen}
          calls={calls}
          form={(edited) => <CategoryForm {...edited} calls={calls} />}
        />
      }
      list={<CategoryList screen={screen} calls={calls} />}
    />
  );
}
