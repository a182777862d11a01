import type { Category } from '@vidyapath/http/category';
import { useT } from '@vidyapath/client/use-t';
import { Tab, Tabs } from '@vidyapath/ui/panels';

export const coursesPanelId = 'catalogue-courses';
export const categoryTabId = (categoryId: number) => `catalogue-tab-${categoryId}`;

interface CategoryTabsProps {
  categories: readonly Category[];
  selected: number;
  onSelect: (categoryId: number) => void;
}

export function CategoryTabs({ categories, selected, onSelect }: CategoryTabsProps) {
  const t = useT();
  const entries = [{ CategoryId: 0, CategoryName: t('catalogue.all') }, ...categories];
  return (
    <Tabs
      value={entries.some(({ CategoryId }) => CategoryId === selected) ? selected : false}
      onChange={(_event, categoryId: number) => onSelect(categoryId)}
      aria-label={t('catalogue.categories')}
      sx={{ minHeight: 48, borderBottom: 1, borderColor: 'divider' }}
    >
      {entries.map(({ CategoryId, CategoryName }) => (
        <Tab key={CategoryId} value={CategoryId} label={CategoryName} id={categoryTabId(CategoryId)} aria-controls={coursesPanelId} sx={{ minHeight: 48, textTransform: 'none' }} />
      ))}
    </Tabs>
  );
}
