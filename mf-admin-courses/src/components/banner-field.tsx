import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { imageVariantPath } from '@vidyapath/http/image-variants';
import { limits } from '@vidyapath/http/limits';
import { pathOrAddress } from '@vidyapath/http/own-path';
import { Box, Button, Link, Stack } from '@vidyapath/ui';
import { FormHelperText } from '@vidyapath/ui/forms';
import { LinearProgress } from '@vidyapath/ui/staff';
import { useField } from 'formik';
import { useFieldError } from '@vidyapath/remote-kit/form-errors';
import { useBannerUpload } from '../lib/use-banner-upload';
import { FieldLabel } from '@vidyapath/remote-kit/field-label';
import { FilePicker } from './file-picker';

/** Size of the largest image. */
const megabytes = limits.upload.bytesMax / 1_048_576;

const accepted = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Uploads as soon as a file is chosen; shows the current image, and why a file was refused. */
export function BannerField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const t = useT();
  const [{ value }, , { setValue }] = useField<string>('banner_image');
  const refused = useFieldError('banner_image');
  const { upload, retry, busy, problem } = useBannerUpload({ onBusy, onUploaded: (path) => void setValue(path) });
  const message = problem ? problemText(t, problem, { messagePrefix: 'courses.banner' }) : refused;
  return (
    <Box data-field="banner_image">
      <FieldLabel id="banner-label" label={t('courses.fields.banner_image')} error={message !== undefined} />
      <FilePicker
        id="banner_image"
        labelledBy="banner-label"
        describedBy="banner-help"
        accept={accepted}
        disabled={busy}
        onFile={upload}
      />
      {busy && <LinearProgress aria-label={t('courses.banner.uploading')} sx={{ mt: 2, maxWidth: 480 }} />}
      <FormHelperText id="banner-help" error={message !== undefined} aria-live="polite">
        {message ?? (busy ? t('courses.banner.uploading') : t('courses.banner.hint', { megabytes }))}
      </FormHelperText>
      {retry && (
        <Button variant="outlined" onClick={retry} sx={{ minHeight: 44, mt: 2 }}>
          {t('list.retry')}
        </Button>
      )}
      {value && (
        <Stack direction="row" sx={{ mt: 3, gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box
            component="img"
            src={imageVariantPath(value, 320) ?? value}
            alt={t('courses.banner.preview')}
            sx={{
              width: 240,
              maxWidth: '100%',
              aspectRatio: '16 / 9',
              objectFit: 'cover',
              borderRadius: '8px',
              bgcolor: 'action.hover',
            }}
          />
          <Stack sx={{ gap: 1, minWidth: 0, flex: '1 1 240px', alignItems: 'flex-start' }}>
            <Link
              href={pathOrAddress(value, window.location.origin)}
              target="_blank"
              rel="noopener"
              sx={{ py: 2.5, overflowWrap: 'anywhere' }}
            >
              {t('courses.banner.link', { path: value })}
            </Link>
            <Button color="error" disabled={busy} onClick={() => void setValue('')} sx={{ minHeight: 44, ml: -2 }}>
              {t('courses.banner.remove')}
            </Button>
          </Stack>
        </Stack>
      )}
    </Box>
  );
}
