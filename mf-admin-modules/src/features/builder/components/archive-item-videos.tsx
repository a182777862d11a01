import { formatBytes } from '@vidyapath/client/formats/data-size';
import { formatClock } from '@vidyapath/client/formats/duration';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ArchiveVideo } from '@vidyapath/http/media';
import { Box, Stack, Typography } from '@vidyapath/ui';
import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import type { ArchiveItem } from '../lib/use-archive-items';

interface ArchiveItemVideosProps {
  item: ArchiveItem;
  /** Addresses of which no lesson is made. */
  left: ReadonlySet<string>;
  disabled: boolean;
  onChoose: (urls: readonly string[], isChosen: boolean) => void;
}

/** The videos of an item of archive.org, to choose. */
export function ArchiveItemVideos({ item: { item, videos }, left, disabled, onChoose }: ArchiveItemVideosProps) {
  const t = useT();
  const all = videos.map(({ url }) => url);
  const isAll = all.every((url) => !left.has(url));
  const name = t('tree.addresses.videosOf', { item });
  return (
    <Stack role="group" aria-label={name} sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <FormControlLabel
        control={<Checkbox checked={isAll} disabled={disabled} onChange={() => onChoose(all, !isAll)} />}
        label={t('tree.addresses.all')}
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {videos.map((video) => (
          <li key={video.url}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={!left.has(video.url)}
                  disabled={disabled}
                  onChange={() => onChoose([video.url], left.has(video.url))}
                />
              }
              label={textOf(video)}
              sx={{ overflowWrap: 'anywhere', minWidth: 0, py: 1 }}
            />
          </li>
        ))}
      </Box>
    </Stack>
  );
}

/** "02 - Volt.mp4 · 00:01:05 · 12 MB", as far as archive.org says it. */
function textOf({ name, duration_in_seconds, size_bytes }: ArchiveVideo): string {
  const duration = duration_in_seconds === null ? [] : [formatClock(duration_in_seconds)];
  const size = size_bytes === null ? [] : [formatBytes(size_bytes)];
  return [name, ...duration, ...size].join(' · ');
}
