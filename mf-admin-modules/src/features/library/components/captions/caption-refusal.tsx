import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { Box } from '@vidyapath/ui';
import { useEffect, useRef } from 'react';
import type { EditedCaptions } from '../../lib/captions/use-cues';
import { CaptionConflict } from './caption-conflict';
import { CaptionProblem } from './caption-problem';

interface CaptionRefusalProps {
  captions: EditedCaptions;
  language: CaptionLanguage;
}

/** Why captions were not stored. It takes the focus, since the button that stores may be far below. */
export function CaptionRefusal({ captions, language }: CaptionRefusalProps) {
  const { problem, conflict } = captions;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem, conflict]);
  if (!problem && !conflict) return null;
  return (
    <Box ref={box} tabIndex={-1} sx={{ scrollMarginTop: '80px' }}>
      <CaptionProblem captions={captions} />
      <CaptionConflict {...{ captions, language }} />
    </Box>
  );
}
