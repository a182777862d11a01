import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { builderAddresses } from '@vidyapath/remote-kit/builder-addresses';
import { Box, Link, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

/** The lessons that use a video, each with its course; the server names the first 20. */
export function AssetUses({ asset: { used_by: uses, used_by_count: count } }: { asset: Asset }) {
  const t = useT();
  if (count === 0) return <>{t('library.unused')}</>;
  const more = count - uses.length;
  return (
    <div>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {uses.map(({ video_id, video_title, course_id, course_name }) => (
          <li key={video_id}>
            <Link component={RouterLink} to={builderAddresses.lessons(course_id)} sx={{ overflowWrap: 'anywhere' }}>
              {t('library.use', { lesson: video_title, course: course_name })}
            </Link>
          </li>
        ))}
      </Box>
      {more > 0 && <Typography variant="body2">{t('library.moreUses', { count: more })}</Typography>}
    </div>
  );
}
