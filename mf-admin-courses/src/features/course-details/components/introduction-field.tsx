import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import type { LibraryDialogProps } from '@vidyapath/remote-kit/library-dialog';
import { Box, Button } from '@vidyapath/ui';
import { LoadingNotice } from '@vidyapath/ui/staff';
import { useField } from 'formik';
import { useState } from 'react';
import { builderData } from '../../../lib/builder.endpoints';

const LibraryDialog = lazyPart<LibraryDialogProps>(
  async () =>
    (await import(/* webpackChunkName: 'lazy-library' */ '@vidyapath/remote-kit/library-dialog')).LibraryDialog,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

/** The introduction: an address elsewhere, or an uploaded video. */
export function IntroductionField() {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const [{ value }, , { setValue }] = useField<string>('video_path');
  return (
    <Box>
      <FormTextField
        name="video_path"
        label={t('courses.fields.video_path')}
        inputMode="url"
        hint={t(value.startsWith('/media/lessons/') ? 'details.introduction.uploaded' : 'details.introduction.hint')}
      />
      <Button
        variant="outlined"
        onClick={() => setChoosing(true)}
        onPointerEnter={LibraryDialog.prefetch}
        onFocus={LibraryDialog.prefetch}
        sx={{ minHeight: 44, mt: 1 }}
      >
        {t('details.introduction.choose')}
      </Button>
      <LibraryDialog
        open={choosing}
        data={builderData}
        onClose={() => setChoosing(false)}
        onChosen={({ asset_id: id }) => {
          void setValue(addressOfAsset(id));
          setChoosing(false);
        }}
      />
    </Box>
  );
}
