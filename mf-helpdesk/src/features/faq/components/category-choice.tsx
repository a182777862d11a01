import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button } from '@vidyapath/ui';
import { categoryText } from '../../../lib/faq-category';

interface CategoryChoiceProps {
  categories: readonly string[];
  chosen: string;
  onChoose: (category: string) => void;
}

/** All questions, or those of one category. */
export function CategoryChoice({ categories, chosen, onChoose }: CategoryChoiceProps) {
  const t = useT();
  const shown = chosen && !categories.includes(chosen) ? [...categories, chosen] : categories;
  return (
    <Box role="group" aria-label={t('faq.category')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {['', ...shown].map((category) => (
        <Button
          key={category}
          variant={category === chosen ? 'contained' : 'outlined'}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {category === '' ? t('faq.allCategories') : categoryText(t, category)}
        </Button>
      ))}
    </Box>
  );
}
