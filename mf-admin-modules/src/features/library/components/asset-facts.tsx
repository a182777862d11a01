import { formatBytes } from '@vidyapath/client/formats/data-size';
import { formatClock } from '@vidyapath/client/formats/duration';
import { indiaMomentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Facts } from '@vidyapath/remote-kit/facts';

/** What is known of a video's file, and of the version that plays. */
export function AssetFacts({ asset }: { asset: Asset }) {
  const t = useT();
  const language = useLanguage();
  const { file_name, size_bytes, duration_in_seconds: seconds, width, height, file_version, renditions } = asset;
  const qualities = renditions
    .toSorted((one, other) => other.height - one.height)
    .map(({ name }) => (name === 'audio' ? t('library.sound') : name));
  return (
    <Facts
      facts={[
        [t('library.facts.file'), file_name],
        [t('library.columns.size'), formatBytes(size_bytes)],
        [t('library.columns.length'), seconds === null ? null : formatClock(seconds)],
        [t('library.facts.picture'), width !== null && height !== null ? `${width} × ${height}` : null],
        [t('library.facts.version'), file_version || null],
        [t('library.facts.qualities'), qualities.join(', ')],
        [t('library.facts.uploaded'), indiaMomentText(language, asset.created_at)],
        [t('library.facts.ready'), asset.ready_at && indiaMomentText(language, asset.ready_at)],
      ]}
    />
  );
}
