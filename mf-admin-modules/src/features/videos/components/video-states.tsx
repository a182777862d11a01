import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useFocusBack } from '@vidyapath/client/screens/use-focus-back';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { type ReactNode, useState } from 'react';
import { useRecordChange } from '../../../lib/use-record-change';
import type { VideoScreen } from '../lib/video-screen';

interface VideoStatesProps {
  video: ModuleVideo;
  screen: VideoScreen;
  /** What stands before its states. */
  children: ReactNode;
}

type Flag = 'is_published' | 'is_preview';

/** Whether learners see a video, and whether everybody may play it. */
export function VideoStates({ video, screen, children }: VideoStatesProps) {
  const t = useT();
  const [problem, setProblem] = useState<ClientProblem>();
  const { is_published: isPublished, is_preview: isPreview } = video;
  return (
    <Stack sx={{ gap: 1, pt: 1 }}>
      <Stack direction="row" sx={{ columnGap: 6, flexWrap: 'wrap', alignItems: 'center' }}>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {children}
          <StateBadge tone={isPublished ? 'success' : 'warning'}>
            {t(isPublished ? 'states.published' : 'states.unpublished')}
          </StateBadge>
          {isPreview && <StateBadge tone="primary">{t('states.preview')}</StateBadge>}
        </Stack>
        <Stack direction="row" sx={{ columnGap: 4, flexWrap: 'wrap' }}>
          <FlagButton {...{ video, screen }} flag="is_published" onProblem={setProblem} />
          <FlagButton {...{ video, screen }} flag="is_preview" onProblem={setProblem} />
        </Stack>
      </Stack>
      {isPreview && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(isPublished ? 'states.previewNow' : 'states.previewLater')} {video.asset_id && t('states.previewOfFile')}
        </Typography>
      )}
      {problem && <Alert severity="error">{problemText(t, problem)}</Alert>}
    </Stack>
  );
}

interface FlagButtonProps extends Omit<VideoStatesProps, 'children'> {
  flag: Flag;
  onProblem: (problem: ClientProblem | undefined) => void;
}

function FlagButton({ video, flag, screen: { calls, say }, onProblem }: FlagButtonProps) {
  const t = useT();
  const once = useOnce();
  const change = useRecordChange(calls);
  const [busy, setBusy] = useState(false);
  const { control, press } = useFocusBack(busy);
  const { video_id: id, video_title: name } = video;
  const wanted = !video[flag];

  async function store() {
    onProblem(undefined);
    setBusy(true);
    try {
      await change(id, { [flag]: wanted });
      say(t(`states.${flag}.${wanted ? 'set' : 'ended'}`, { name }));
    } catch (error) {
      onProblem(asProblem(error));
    }
    setBusy(false);
  }

  return (
    <Button
      ref={control}
      loading={busy}
      disabled={busy}
      aria-label={t(`states.${flag}.${wanted ? 'setOf' : 'endOf'}`, { name })}
      onClick={() => {
        press();
        once(store);
      }}
      sx={{ minHeight: 44, minWidth: 0, px: 0 }}
    >
      {t(`states.${flag}.${wanted ? 'setIt' : 'endIt'}`)}
    </Button>
  );
}
