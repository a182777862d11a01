import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, type ChartIcon, Skeleton, Typography } from '@vidyapath/ui';
import { CardLink, cardStyles } from './card-link';

export interface WorkCardProps {
  name: 'tickets' | 'reviews' | 'attention' | 'sales' | 'hidden';
  /** Where the work is done. */
  to: string;
  Icon: typeof ChartIcon;
  /** Undefined while it loads. */
  value: string | undefined;
  text?: string | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** A number with the link to what it counts. One that can't be loaded leaves the others as they are. */
export function WorkCard({ name, to, Icon, value, text, failed, onRetry }: WorkCardProps) {
  const t = useT();
  const label = t(`work.${name}`);
  if (failed)
    return (
      <Box component="li" sx={{ ...cardStyles, minHeight: 104, boxSizing: 'border-box' }}>
        <Icon color="error" sx={{ fontSize: 32 }} />
        <div>
          <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
          <Typography role="status" variant="body2">
            {t('work.failed')}
          </Typography>
          <Button size="small" aria-label={t('work.retryOf', { label })} onClick={onRetry}>
            {t('work.retry')}
          </Button>
        </div>
      </Box>
    );
  return (
    <li>
      <CardLink to={to} aria-busy={value === undefined} sx={{ minHeight: 104, boxSizing: 'border-box' }}>
        <Icon color="primary" sx={{ fontSize: 32 }} />
        <span>
          <Typography component="span" variant="h3" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {value ?? <Skeleton width={48} />}
          </Typography>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {label}
          </Typography>
          {text && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </span>
      </CardLink>
    </li>
  );
}
