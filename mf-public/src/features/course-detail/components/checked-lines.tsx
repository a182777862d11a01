import { Box, CheckIcon } from '@vidyapath/ui';

interface CheckedLinesProps {
  lines: readonly string[];
  /** In two columns where there is room. */
  wide?: boolean;
}

export const CheckedLines = ({ lines, wide = false }: CheckedLinesProps) => (
  <Box component="ul" sx={[list, wide && twoColumns]}>
    {lines.map((line, index) => (
      <Box component="li" key={index} sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
        <CheckIcon fontSize="small" sx={{ mt: 0.5, flexShrink: 0, color: 'success.main' }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      </Box>
    ))}
  </Box>
);

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 2, columnGap: 6 };
const twoColumns = { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };
