import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { IconButton, Stack } from '@vidyapath/ui';
import { EditIcon } from '@vidyapath/ui/staff';
import type { ReactNode } from 'react';
import { InlineEditor, type InlineEditorProps } from '../../../components/inline-editor';
import { useInlineValue } from '../../../lib/use-inline-value';
import { videoChange, type VideoField } from '../lib/video-values';
import type { VideoScreen } from '../lib/video-screen';

interface InlineVideoValueProps extends Pick<
  InlineEditorProps<ModuleVideo>,
  'hint' | 'complete' | 'explain' | 'onStop'
> {
  video: ModuleVideo;
  field: VideoField;
  screen: VideoScreen;
  /** Below the field while it is edited. */
  below?: ReactNode;
  /** The value. */
  children: ReactNode;
}

/** A name or an address with a pencil that turns it into a field. */
export function InlineVideoValue({ video, field, screen, below, children, ...options }: InlineVideoValueProps) {
  const t = useT();
  const { video_id: id, video_title: name } = video;
  const { calls, texts, say } = screen;
  const { typed, pencil } = useInlineValue({ row: video, id, field, texts });
  if (typed.text !== undefined)
    return (
      <>
        <InlineEditor
          {...{ id, field, name, calls, typed, ...options }}
          text={typed.text}
          label={t(`columns.${field}`)}
          tag="Video"
          readText={(seen, text) => videoChange(seen, field, text)}
          onStored={(change) => say(t(`notice.${field}.updated`, { name: change.video_title ?? name }))}
        />
        {below}
      </>
    );
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
      {children}
      <IconButton {...pencil} aria-label={t(`inline.${field}`, { name })} size="small" sx={{ flexShrink: 0 }}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
