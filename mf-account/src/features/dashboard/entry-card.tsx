import { useT } from '@vidyapath/client/screens/use-t';
import { Typography } from '@vidyapath/ui';
import { CardLink } from './card-link';
import type { EntryPoint } from './entry-points';

export function EntryCard({ entry: { name, to, Icon } }: { entry: EntryPoint }) {
  const t = useT();
  return (
    <CardLink to={to}>
      <Icon color="primary" sx={{ fontSize: 32 }} />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {t(`dashboard.${name}.title`)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`dashboard.${name}.text`)}
        </Typography>
      </span>
    </CardLink>
  );
}
