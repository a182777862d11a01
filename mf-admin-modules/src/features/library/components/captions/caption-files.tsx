import { saveFile, useDownload } from '@vidyapath/client/requests/use-download';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useState } from 'react';
import { FileButton } from '../../../../components/file-button';
import { languageName } from '../../lib/caption-words';
import { srtOf } from '../../lib/captions/srt';
import type { EditedCaptions } from '../../lib/captions/use-cues';

interface CaptionFilesProps {
  asset: Asset;
  language: CaptionLanguage;
  captions: EditedCaptions;
}

const button = { minHeight: 44, px: 0 };

/** Captions from a file, as files, and their end. What is not stored yet is stored or discarded first. */
export function CaptionFiles({ asset, language, captions }: CaptionFilesProps) {
  const t = useT();
  const reader = useLanguage();
  const vtt = useDownload();
  const [asking, setAsking] = useState(false);
  const { cues, changed, busy, exists, take, remove } = captions;
  const stem = `${asset.title}.${language}`;
  if (changed)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('captions.filesLater')}
      </Typography>
    );
  return (
    <>
      <Stack direction="row" sx={{ columnGap: 5, flexWrap: 'wrap' }}>
        <FileButton label={t('captions.import')} accept=".vtt,.srt" busy={busy} onFile={take} />
        {exists && (
          <>
            <Button
              loading={vtt.state === 'busy'}
              onClick={() => void vtt.download(lessonPaths.assetCaptionsFile(asset.asset_id, language), `${stem}.vtt`)}
              sx={button}
            >
              {t('captions.vtt')}
            </Button>
            <Button
              onClick={() => saveFile(new Blob([srtOf(cues)], { type: 'application/x-subrip' }), `${stem}.srt`)}
              sx={button}
            >
              {t('captions.srt')}
            </Button>
            <Button color="error" onClick={() => setAsking(true)} sx={button}>
              {t('captions.delete')}
            </Button>
          </>
        )}
      </Stack>
      {vtt.state === 'failed' && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {t('download.failed')}
        </Typography>
      )}
      <ConfirmDialog
        open={asking}
        title={t('captions.delete')}
        question={t('captions.deleteQuestion', { language: languageName(reader, language) })}
        labels={{ confirm: t('delete.confirm'), cancel: t('delete.cancel') }}
        onConfirm={() => {
          setAsking(false);
          remove();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
