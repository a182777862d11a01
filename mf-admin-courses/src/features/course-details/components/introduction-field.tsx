import { useT } from '@vidyapath/client/screens/use-t';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { LibraryButton } from '@vidyapath/remote-kit/library-button';
import { Box } from '@vidyapath/ui';
import { useField } from 'formik';
import { builderData } from '../../../lib/builder.endpoints';

/** The introduction: an address elsewhere, or an uploaded video. */
export function IntroductionField() {
  const t = useT();
  const [{ value }, , { setValue }] = useField<string>('video_path');
  return (
    <Box>
      <FormTextField
        name="video_path"
        label={t('courses.fields.video_path')}
        inputMode="url"
        hint={t(value.startsWith('/media/lessons/') ? 'details.introduction.uploaded' : 'details.introduction.hint')}
      />
      <Box sx={{ mt: 1 }}>
        <LibraryButton
          label={t('details.introduction.choose')}
          data={builderData}
          onChosen={({ asset_id: id }) => void setValue(addressOfAsset(id))}
        />
      </Box>
    </Box>
  );
}
