import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset, Cues } from '@vidyapath/http/lesson-assets';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { Box, Button, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { readText } from '../../lib/captions/cue-text';
import { type EditedCue, faultOf, sorted, withBack, withNew, withSplit } from '../../lib/captions/edited-cues';
import { useCues } from '../../lib/captions/use-cues';
import { usePresentCue } from '../../lib/captions/use-present-cue';
import { CaptionFiles } from './caption-files';
import { CaptionRefusal } from './caption-refusal';
import { CaptionState } from './caption-state';
import { type CueFocus, CueTable } from './cue-table';

interface CueEditorProps {
  asset: Asset;
  video: RefObject<HTMLVideoElement | null>;
  language: CaptionLanguage;
  /** Undefined: there are none yet. */
  stored: Versioned<Cues> | undefined;
}

function seek(video: HTMLVideoElement | null, second: number): void {
  if (video) video.currentTime = second;
}

/** The captions of a language in a table, with what is done to all of them. */
export function CueEditor({ asset, video, language, stored }: CueEditorProps) {
  const t = useT();
  const captions = useCues({ assetId: asset.asset_id, language }, stored);
  const { cues, edit, undo } = captions;
  const present = usePresentCue(video, cues);
  const [said, say] = useState('');
  const [focus, setFocus] = useState<CueFocus>();
  const addButton = useRef<HTMLButtonElement>(null);
  const seconds = asset.duration_in_seconds;
  const faults = useMemo(
    () => new Map(cues.flatMap((cue) => [[cue.key, faultOf(cue, seconds)] as const]).filter(([, fault]) => fault)),
    [cues, seconds],
  );
  const second = () => video.current?.currentTime ?? 0;
  const replace = (key: number, part: Partial<EditedCue>) =>
    edit((before) => before.map((cue) => (cue.key === key ? { ...cue, ...part } : cue)));
  const add = () => {
    const { cues: next, key } = withNew(cues, second());
    edit(() => next);
    setFocus({ at: next.findIndex((cue) => cue.key === key) });
  };
  const remove = (cue: EditedCue) => {
    const at = cues.indexOf(cue);
    const text = t('tree.deleted', { name: readText(cue.text) || cue.from });
    edit((before) => before.filter(({ key }) => key !== cue.key));
    say(text);
    undo.offer({
      text,
      undo: () => {
        edit((before) => withBack(before, cue, at));
        setFocus({ at });
      },
    });
    // The button that was pressed is gone with its row.
    if (cues.length === 1) addButton.current?.focus();
    else setFocus({ at: Math.min(at, cues.length - 2) });
  };
  return (
    <Stack sx={{ gap: 4, minWidth: 0 }}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <CaptionFiles {...{ asset, language, captions }} />
      <CaptionRefusal {...{ captions, language }} />
      {asset.playable && (
        <Box sx={{ bgcolor: 'action.hover', borderRadius: '8px', p: 3, minHeight: 60 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('captions.now')}
          </Typography>
          <Typography dir="auto" lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {present ? readText(present.text) : '–'}
          </Typography>
        </Box>
      )}
      <Button ref={addButton} variant="outlined" onClick={add} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
        {t('captions.add')}
      </Button>
      <CueTable
        {...{ cues, faults, language, focus }}
        present={present?.key}
        second={second}
        onChange={replace}
        onSort={() => edit(sorted)}
        onSplit={(cue) => edit((before) => withSplit(before, cue, second()))}
        onDelete={remove}
        onShow={(from) => seek(video.current, from)}
      />
      <CaptionState
        {...{ captions, say }}
        isShown={asset.captions.some((caption) => caption.language === language && caption.approved)}
        faulty={faults.size}
      />
    </Stack>
  );
}
