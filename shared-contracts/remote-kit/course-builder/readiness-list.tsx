import { useT } from '@vidyapath/client/screens/use-t';
import type { Readiness, ReadinessCheck } from '@vidyapath/http/course-publication';
import { Box, CheckIcon, CloseIcon, Link, Typography, WarningIcon } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { builderAddresses } from './builder-addresses';

/** The field of the details page that each check is about; the others are about lessons. */
const fields: Partial<Record<ReadinessCheck, string>> = {
  name: 'course_name',
  description: 'course_description',
  info: 'course_info',
  introduction: 'video_path',
  category: 'category_id',
  banner: 'banner_image',
  price: 'actual_price',
};

const lookOf = ({ ok, required }: Readiness) => {
  if (ok) return { Icon: CheckIcon, color: 'success.main', state: 'ok' } as const;
  if (required) return { Icon: CloseIcon, color: 'error.main', state: 'missing' } as const;
  return { Icon: WarningIcon, color: 'warning.main', state: 'advice' } as const;
};

interface ReadinessListProps {
  courseId: number;
  checks: readonly Readiness[];
  /** A link to what is missing was followed. */
  onFollowed: () => void;
}

/** What a course needs to be published, and what would make it better. */
export function ReadinessList({ courseId, checks, onFollowed }: ReadinessListProps) {
  const t = useT();
  return (
    <Box component="ul" aria-label={t('builder.publish.checks')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {checks.map((entry) => {
        const { check, ok, video_ids } = entry;
        const { Icon, color, state } = lookOf(entry);
        const field = fields[check];
        const to = field ? `${builderAddresses.details(courseId)}#${field}` : builderAddresses.lessons(courseId);
        const name = t(`builder.checks.${check}`);
        return (
          <Box component="li" key={check} sx={{ display: 'flex', gap: 3, alignItems: 'center', py: 1 }}>
            <Box component={Icon} aria-hidden="true" sx={{ color, flexShrink: 0 }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {ok ? (
                name
              ) : (
                <Link component={RouterLink} to={to} onClick={onFollowed} sx={{ py: 2, display: 'inline-block' }}>
                  {name}
                </Link>
              )}
              {video_ids.length > 0 && !ok && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('builder.publish.lessons', { count: video_ids.length })}
                </Typography>
              )}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', flexShrink: 0 }}>
              {t(`builder.publish.${state}`)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
