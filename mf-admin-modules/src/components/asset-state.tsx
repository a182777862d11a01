import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { useDismissNextFileMutation, useRetryAssetMutation } from '../lib/uploads/assets.endpoints';
import { goOn, type SentFile, useUploads } from '../lib/uploads/uploads';
import { FileButton } from './file-button';
import { ProgressBar } from './progress-bar';
import { sentText } from '../lib/uploads/sent-text';

interface AssetStateProps {
  asset: Asset;
  /** Name of the lesson. */
  name: string;
  onGoOn: (file: File) => void;
  onReplace: (file: File) => void;
}

/** What has become of a lesson's file, and what can be done about it. */
export function AssetState({ asset, name, onGoOn, onReplace }: AssetStateProps) {
  const t = useT();
  const sent = useUploads(({ files }) => files[asset.asset_id]);
  const [retry, retrying] = useRetryAssetMutation();
  const { status, problem, percent, queue_place: place, playable, next } = asset;
  if (sent) return <Sending assetId={asset.asset_id} file={sent} />;
  const label = t('upload.stateOf', { name });
  if (status === 'uploading')
    return (
      <Step label={label} text={t('upload.interrupted', { percent })} percent={percent}>
        <FileButton label={t('upload.sameFile')} name={t('upload.sameFileOf', { name })} onFile={onGoOn} />
      </Step>
    );
  if (status === 'failed')
    return (
      <Stack sx={{ gap: 1 }}>
        <Alert severity="error">{problem && t(`lessons.problems.${problem.type}`)}</Alert>
        <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
          <Button loading={retrying.isLoading} onClick={() => void retry(asset.asset_id)} sx={{ minHeight: 44, px: 0 }}>
            {t('upload.retry')}
          </Button>
          <FileButton label={t('upload.other')} name={t('upload.otherOf', { name })} onFile={onReplace} />
        </Stack>
      </Stack>
    );
  return (
    <Stack sx={{ gap: 1 }}>
      {status === 'ready' && <Typography variant="body2">{t('upload.ready')}</Typography>}
      {status === 'waiting' && <Typography variant="body2">{t('upload.waiting', { place: place ?? 1 })}</Typography>}
      {(status === 'checking' || status === 'encoding') && (
        <Step label={label} text={t(textOfRun(status, playable), { percent })} percent={percent} />
      )}
      {next ? (
        <NextFile asset={asset} next={next} />
      ) : (
        playable && <FileButton label={t('upload.replace')} name={t('upload.replaceOf', { name })} onFile={onReplace} />
      )}
    </Stack>
  );
}

function textOfRun(status: 'checking' | 'encoding', playable: boolean) {
  if (status === 'checking') return 'upload.checking';
  return playable ? 'upload.improving' : 'upload.encoding';
}

interface StepProps {
  label: string;
  text: string;
  percent: number;
  children?: React.ReactNode;
}

const Step = ({ label, text, percent, children }: StepProps) => (
  <Stack sx={{ gap: 1 }}>
    <ProgressBar label={label} text={text} progress={percent} />
    {children}
  </Stack>
);

function Sending({ assetId, file }: { assetId: string; file: SentFile }) {
  const t = useT();
  const percent = (file.sent / file.size) * 100;
  return (
    <Step label={t('upload.sendingLabel')} text={sentText(t, file)} percent={percent}>
      {file.problem && (
        <>
          <Alert severity="error">{problemText(t, file.problem, { messagePrefix: 'upload' })}</Alert>
          <Button onClick={() => goOn(assetId)} sx={{ minHeight: 44, px: 0, alignSelf: 'flex-start' }}>
            {t('upload.goOn')}
          </Button>
        </>
      )}
    </Step>
  );
}

/** A newer file that is to replace the one that plays. */
function NextFile({ asset, next }: { asset: Asset; next: NonNullable<Asset['next']> }) {
  const t = useT();
  const [retry] = useRetryAssetMutation();
  const [dismiss] = useDismissNextFileMutation();
  const hasFailed = next.status === 'failed';
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2">{t('upload.nextFile', { percent: next.percent })}</Typography>
      {next.problem && <Alert severity="error">{t(`lessons.problems.${next.problem.type}`)}</Alert>}
      <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
        {hasFailed && <Button onClick={() => void retry(asset.asset_id)}>{t('upload.retry')}</Button>}
        <Button onClick={() => void dismiss(asset.asset_id)} sx={{ minHeight: 44, px: 0 }}>
          {t(hasFailed ? 'upload.dismiss' : 'upload.cancelNext')}
        </Button>
      </Stack>
    </Stack>
  );
}
