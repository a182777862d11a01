import { Box } from '@vidyapath/ui';
import { memo } from 'react';
import { shortClock } from '../../../../lib/short-clock';
import { searchedParts } from './search-cues';

interface CueLineProps {
  from: number;
  text: string;
  /** The video is at it. */
  isPresent: boolean;
  searched: RegExp | undefined;
  onPlay: (seconds: number) => void;
}

/** A line of the transcript; there may be thousands, so each is drawn only when it changes. */
export const CueLine = memo(function CueLine({ from, text, isPresent, searched, onPlay }: CueLineProps) {
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-current={isPresent || undefined}
        onClick={() => onPlay(from)}
        sx={line}
      >
        <Box component="span" sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
          {shortClock(from)}
        </Box>
        <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {searchedParts(text, searched).map((part, index) =>
            index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
          )}
        </Box>
      </Box>
    </li>
  );
});

const line = {
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  width: 1,
  minHeight: 44,
  px: 3,
  py: 2,
  border: 0,
  borderInlineStart: '3px solid transparent',
  borderRadius: '8px',
  background: 'none',
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 3,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected', borderInlineStartColor: 'primary.main', fontWeight: 600 },
};
