import type { Category } from '@vidyapath/http/category';
import { useCategoryName } from '@vidyapath/client/formats/category-name';
import { useT } from '@vidyapath/client/screens/use-t';
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
  const nameOf = useCategoryName();
  const entries = [
    { id: 0, label: t('catalogue.all') },
    ...categories.map((category) => ({ id: category.CategoryId, label: nameOf(category) })),
  ];
  return (
    <Tabs
      value={entries.some(({ id }) => id === selected) ? selected : false}
      onChange={(_event, categoryId: number) => onSelect(categoryId)}
      aria-label={t('catalogue.categories')}
      sx={{ minHeight: 48, borderBottom: 1, borderColor: 'divider' }}
    >
      {entries.map(({ id, label }) => (
        <Tab
          key={id}
          value={id}
          label={label}
          id={categoryTabId(id)}
          aria-controls={coursesPanelId}
          sx={{ minHeight: 48, textTransform: 'none' }}
        />
      ))}
    </Tabs>
  );
}
