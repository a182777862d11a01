import { useT } from '@vidyapath/client/screens/use-t';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { Box, Button, Stack } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { secondsOf, timeText } from '../../lib/captions/cue-times';
import type { CueFault, EditedCue } from '../../lib/captions/edited-cues';

export interface CueRowActions {
  /** The present one of the video. */
  second: () => number;
  onChange: (key: number, part: Partial<EditedCue>) => void;
  /** The times of a row are final for now. */
  onSort: () => void;
  onSplit: (cue: EditedCue) => void;
  onDelete: (cue: EditedCue) => void;
  onShow: (second: number) => void;
}

interface CueRowProps extends CueRowActions {
  cue: EditedCue;
  number: number;
  fault: CueFault | undefined;
  language: CaptionLanguage;
  isPresent: boolean;
}

/** On a phone the times stand above the text. */
const row = { display: { xs: 'block', sm: 'table-row' }, borderBottom: 1, borderColor: 'divider' };
const cell = { display: { xs: 'block', sm: 'table-cell' }, p: 2, verticalAlign: 'top' };
const times = { display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, flexWrap: 'wrap', gap: 2 };
const small = { minHeight: 44, minWidth: 0, px: 1 };
const ends = ['from', 'to'] as const;

/** One caption: its times, each typed or taken from the video, and its text. */
export function CueRow(props: CueRowProps) {
  const { cue, number, fault, language, isPresent, second, onChange, onSort } = props;
  const t = useT();
  const isWrongTime = fault === 'time' || fault === 'order' || fault === 'late';
  const start = secondsOf(cue.from);
  return (
    <Box
      component="tr"
      role="row"
      aria-current={isPresent || undefined}
      sx={{ ...row, bgcolor: isPresent ? 'action.selected' : undefined }}
    >
      <Box component="td" role="cell" sx={cell}>
        <Box sx={times}>
          {ends.map((end) => (
            <Stack key={end} direction="row" sx={{ flex: { xs: '1 1 160px', sm: 'none' }, minWidth: 0, gap: 1 }}>
              <TextField
                size="small"
                value={cue[end]}
                error={isWrongTime}
                onChange={({ target }) => onChange(cue.key, { [end]: target.value })}
                onBlur={onSort}
                slotProps={{ htmlInput: { 'aria-label': t(`captions.${end}`, { number }), inputMode: 'decimal' } }}
              />
              <Button
                aria-label={t(`captions.${end}Now`, { number })}
                onClick={() => {
                  onChange(cue.key, { [end]: timeText(second()) });
                  onSort();
                }}
                sx={small}
              >
                {t('captions.take')}
              </Button>
            </Stack>
          ))}
        </Box>
      </Box>
      <Box component="td" role="cell" sx={cell}>
        <TextField
          size="small"
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          value={cue.text}
          error={fault !== undefined && !isWrongTime}
          helperText={fault && t(`captions.faults.${fault}`)}
          onChange={({ target }) => onChange(cue.key, { text: target.value })}
          slotProps={{
            htmlInput: { 'aria-label': t('captions.textOf', { number }), lang: language, dir: 'auto' },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
          <Button
            aria-label={t('captions.showOf', { number })}
            disabled={start === undefined}
            onClick={() => start !== undefined && props.onShow(start)}
            sx={small}
          >
            {t('captions.show')}
          </Button>
          <Button aria-label={t('captions.splitOf', { number })} onClick={() => props.onSplit(cue)} sx={small}>
            {t('captions.split')}
          </Button>
          <Button
            color="error"
            aria-label={t('captions.removeOf', { number })}
            onClick={() => props.onDelete(cue)}
            sx={small}
          >
            {t('captions.remove')}
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}
