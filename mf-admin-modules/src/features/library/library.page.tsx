import { useT } from '@vidyapath/client/screens/use-t';
import { Page } from '@vidyapath/remote-kit/page';
import { formatBytes } from '@vidyapath/client/formats/data-size';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { Box, Stack, Typography } from '@vidyapath/ui';
import { FileButton } from '../../components/file-button';
import { api } from '../../lib/api';
import { useLessonRoomQuery } from '../../lib/uploads/assets.endpoints';
import { useAssetUpload } from '../../lib/uploads/use-asset-upload';
import { UploadFault } from './components/asset-file';
import { LibraryList } from './components/library-list';
import { libraryAddress } from './lib/library-screen';

/** All uploaded videos, whether or not a lesson uses them. */
export function LibraryPage() {
  const t = useT();
  const dispatch = useSliceDispatch();
  const upload = useAssetUpload(libraryAddress);
  const { data: room } = useLessonRoomQuery();
  const showNew = async () => void dispatch(api.util.invalidateTags(['Asset']));
  return (
    <Page title={t('library.title')} lead={t('library.lead')}>
      <Stack sx={{ gap: 2 }}>
        <FileButton
          label={t('upload.choose')}
          variant="contained"
          busy={upload.isStarting}
          onFile={(file) => void upload.begin(file, {}, showNew)}
        />
        {room && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('library.room', { size: formatBytes(room.bytes_left) })}
          </Typography>
        )}
        <UploadFault problem={upload.problem} />
      </Stack>
      <Box>
        <LibraryList />
      </Box>
    </Page>
  );
}
