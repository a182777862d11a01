import type { Note } from '@vidyapath/http/learning-notes';
import { Box, Typography } from '@vidyapath/ui';
import { WrittenText } from '../../../components/written-text';
import { shortClock } from '../../../lib/short-clock';

/** A note on a lesson that does not play for its author any more: it is read, but does not change. */
export function ClosedNote({ note: { at_seconds: seconds, body } }: { note: Note }) {
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      {seconds !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shortClock(seconds)}
        </Typography>
      )}
      <WrittenText text={body} videoId={null} />
    </Box>
  );
}
