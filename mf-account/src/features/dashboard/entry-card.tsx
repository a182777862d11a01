import { useT } from '@vidyapath/client/screens/use-t';
import { motion, shape, styled, Typography } from '@vidyapath/ui';
import { Link } from 'react-router';
import type { EntryPoint } from './entry-points';

const Card = styled(Link)(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  padding: 20,
  borderRadius: shape.card,
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider ?? ''}`,
  transition: `border-color ${motion.quick}ms`,
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
}));

export function EntryCard({ entry: { name, to, Icon } }: { entry: EntryPoint }) {
  const t = useT();
  return (
    <Card to={to}>
      <Icon color="primary" sx={{ fontSize: 32 }} />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {t(`dashboard.${name}.title`)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`dashboard.${name}.text`)}
        </Typography>
      </span>
    </Card>
  );
}
