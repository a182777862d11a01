import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { PublicationConflict } from './use-publication';

/** What a buyer sees first: of short values both versions are shown, of others the name. */
const shortParts = [
  ['course_name', 'builder.checks.name'],
  ['actual_price', 'builder.publish.listPrice'],
  ['discounted_price', 'builder.publish.salePrice'],
] as const;
const longParts = [
  ['course_description', 'builder.checks.description'],
  ['course_info', 'builder.checks.info'],
  ['video_path', 'builder.checks.introduction'],
  ['category_id', 'builder.checks.category'],
  ['banner_image', 'builder.checks.banner'],
] as const;

/** Says that somebody else changed the course before it was published, and what. */
export function ChangedMeanwhile({ conflict: { seen, stored, by } }: { conflict: PublicationConflict }) {
  const t = useT();
  const short = shortParts
    .filter(([member]) => seen[member] !== stored[member])
    .map(([member, key]) =>
      t('builder.publish.difference', { part: t(key), before: String(seen[member]), now: String(stored[member]) }),
    );
  const long = longParts.filter(([member]) => seen[member] !== stored[member]).map(([, key]) => t(key));
  return (
    <Alert severity="warning">
      <Typography>
        {by ? t('builder.publish.changedBy', { name: by.name, when: by.when }) : t('builder.publish.changed')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 6, overflowWrap: 'anywhere' }}>
        {[...short, ...long].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Typography>{t('builder.publish.asItIs')}</Typography>
    </Alert>
  );
}
