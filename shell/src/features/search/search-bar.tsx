import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { Box, CloseIcon, IconButton, SearchIcon, styled, VisuallyHidden } from '@vidyapath/ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { groupsOf, resultsAddress } from './search-options';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

export interface SearchBarProps {
  /** @param focusBack the button that opened it gets the focus */
  onClose: (focusBack: boolean) => void;
}

const Field = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  minHeight: 44,
  padding: '8px 16px 8px 44px',
  borderRadius: 999,
  border: `2px solid ${theme.palette.primary.main}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  outlineOffset: 2,
}));

/** The search over the bar: a combobox whose list has what is suggested, and all results. */
export function SearchBar({ open, onClose }: SearchBarProps & { open: boolean }) {
  return open ? <OpenSearchBar onClose={onClose} /> : null;
}

function OpenSearchBar({ onClose }: SearchBarProps) {
  const t = useT();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string>();
  const [isListed, setListed] = useState(true);
  useEffect(() => field.current?.focus(), []);

  const text = typed.trim();
  const found = useSuggestions(typed);
  const groups = groupsOf(found);
  const results = { text, to: resultsAddress(text) };
  const addresses = [...groups.flatMap(({ options }) => options.map(({ to }) => to)), results.to];
  const hasList = isListed && text !== '';
  const chosen = hasList && active !== undefined && addresses.includes(active) ? active : undefined;
  const idOf = (to: string) => `${id}-${addresses.indexOf(to)}`;
  const activeId = chosen && idOf(chosen);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** After the last option comes the field itself, then the first. */
  const move = (step: 1 | -1) => {
    const stops = [undefined, ...addresses];
    setListed(true);
    setActive(stops.at((stops.indexOf(chosen) + step) % stops.length));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (hasList) setListed(false);
      else onClose(true);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      onClose(false);
      void navigate(chosen ?? results.to);
    }
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus is not left by its reader.
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) onClose(false);
  };
  return (
    <Box
      role="search"
      onBlur={leave}
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        px: { xs: 2, sm: 6 },
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ position: { sm: 'relative' }, flex: 1, maxWidth: 720, display: 'flex', alignItems: 'center' }}>
        <Box sx={{ position: 'relative', flex: 1 }}>
          <SearchIcon color="action" sx={{ position: 'absolute', left: 14, top: 12, fontSize: 20 }} />
          <Field
            ref={field}
            type="search"
            role="combobox"
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.list.queryMax}
            placeholder={t('search.label')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(undefined);
              setListed(true);
            }}
            onKeyDown={press}
          />
        </Box>
        {hasList && <SuggestionList id={`${id}-list`} groups={groups} active={chosen} results={results} idOf={idOf} />}
      </Box>
      <IconButton aria-label={t('search.close')} color="inherit" onClick={() => onClose(true)}>
        <CloseIcon />
      </IconButton>
      <VisuallyHidden role="status">{found && t('search.found', { count: addresses.length - 1 })}</VisuallyHidden>
    </Box>
  );
}
