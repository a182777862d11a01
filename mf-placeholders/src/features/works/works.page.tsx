import { useT } from '@vidyapath/client/use-t';
import { PageHeading, Typography } from '@vidyapath/ui';

/** A screen that is still to come (specification, "Placeholder screens"). */
export function WorksPage({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      <PageHeading>{t(`${name}.title`)}</PageHeading>
      <Typography sx={{ mt: 4 }}>{t(`${name}.works`)}</Typography>
    </>
  );
}
