import { useT } from '@vidyapath/client/screens/use-t';
import { Box, SearchIcon, styled, Typography } from '@vidyapath/ui';
import { Link } from 'react-router';
import type { SearchGroup } from './search-options';

const Option = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '8px 16px',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&[aria-selected="true"]': {
    backgroundColor: theme.palette.action.selected,
    outline: `2px solid ${theme.palette.ring}`,
    outlineOffset: -2,
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
}));

interface SuggestionListProps {
  id: string;
  groups: readonly SearchGroup[];
  /** Address of the option that the arrows have reached. */
  active: string | undefined;
  /** The last option: all results. */
  results: { text: string; to: string };
  idOf: (to: string) => string;
}

/** What may be looked for, by kinds; the focus stays in the field. */
export function SuggestionList({ id, groups, active, results, idOf }: SuggestionListProps) {
  const t = useT();
  const option = (to: string) => ({ id: idOf(to), role: 'option', tabIndex: -1, 'aria-selected': to === active, to });
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('search.suggestions')}
      // The field keeps the focus, and with it the list stays.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        top: 'calc(100% + 1px)',
        left: 0,
        right: 0,
        maxHeight: 'calc(100dvh - 72px)',
        overflowY: 'auto',
        py: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: '12px' },
        bgcolor: 'background.paper',
        boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
      }}
    >
      {groups.map(({ kind, options }) => (
        <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <Typography
            id={`${id}-${kind}`}
            role="presentation"
            variant="body2"
            sx={{ px: 4, pt: 2, pb: 1, color: 'text.secondary', fontWeight: 600 }}
          >
            {t(`search.${kind}`)}
          </Typography>
          {options.map(({ name, to }) => (
            <Option key={to} {...option(to)}>
              {name}
            </Option>
          ))}
        </Box>
      ))}
      <Option {...option(results.to)}>
        <SearchIcon color="primary" sx={{ fontSize: 20 }} />
        {t('search.all', { text: results.text })}
      </Option>
    </Box>
  );
}
