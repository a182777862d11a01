import { useCategoryName } from '@vidyapath/client/formats/category-name';
import { useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { cataloguePath, categoryAddress } from '@vidyapath/http/public-pages';
import { Box, Link } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

/** Of an older catalogue, or of a category that is inactive, only the first is known. */
export function Breadcrumbs({ content }: { content: PublicCourseContent | undefined }) {
  const t = useT();
  const nameOf = useCategoryName();
  const category = content?.Category;
  const steps = [
    { to: cataloguePath, name: t('course.allCourses') },
    ...(category ? [{ to: categoryAddress(category.CategoryId), name: nameOf(category) }] : []),
  ];
  return (
    <nav aria-label={t('course.breadcrumbs')}>
      <Box component="ol" sx={list}>
        {steps.map(({ to, name }) => (
          <Box component="li" key={to} sx={step}>
            <Link component={RouterLink} to={to} sx={{ display: 'block', py: 2.5, overflowWrap: 'anywhere' }}>
              {name}
            </Link>
          </Box>
        ))}
      </Box>
    </nav>
  );
}

const list = { display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, minHeight: 44, fontSize: '0.875rem' };
const step = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '& + &::before': { content: '"/" / ""', mx: 2, color: 'text.secondary' },
};
