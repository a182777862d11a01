import { useT } from '@vidyapath/client/screens/use-t';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { Button, PageHeading, ShelfPicture, Stack } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

/** Shown for an unknown course, or for one that this visitor may not see. */
export function MissingCourse() {
  const t = useT();
  return (
    <Stack spacing={5} sx={{ alignItems: 'center', py: 10 }}>
      <ShelfPicture />
      <div>
        <PageHeading align="center" lead={t('course.missingText')}>
          {t('course.missing')}
        </PageHeading>
      </div>
      <Button component={RouterLink} to={cataloguePath} variant="contained" sx={{ minHeight: 44 }}>
        {t('course.toCatalogue')}
      </Button>
    </Stack>
  );
}
