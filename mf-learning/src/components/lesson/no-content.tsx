import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { isEditor } from '@vidyapath/http/roles';
import { Button, EmptyState } from '@vidyapath/ui';
import type { ReactNode } from 'react';

/** A course without modules; users who may add some get a link for that, others what the page offers. */
export function NoContent({ other }: { other?: ReactNode }) {
  const t = useT();
  const { navigate } = usePlatform();
  const mayFill = isEditor(useSession().user?.role);
  const add = (
    <Button variant="contained" onClick={() => navigate.to('/course/module-master')} sx={{ minHeight: 44 }}>
      {t('empty.add')}
    </Button>
  );
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(mayFill ? 'empty.staffText' : 'empty.text')}
      action={mayFill ? add : other}
    />
  );
}
