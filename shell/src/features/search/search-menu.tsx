import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, IconButton, SearchIcon, useMediaQuery } from '@vidyapath/ui';
import { LoadingNotice } from '@vidyapath/ui/shell';
import { useRef } from 'react';
import { useOpenUntilNavigation } from '../layout/use-open-until-navigation';
import type { SearchBarProps } from './search-bar';

const SearchBar = lazyPart<SearchBarProps & { open: boolean }>(
  async () => (await import(/* webpackChunkName: 'lazy-search' */ './search-bar')).SearchBar,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={() => onClose(true)} />,
);

/** Opens the search over the bar; looks like a field where the bar has space for one. */
export function SearchMenu({ spaceFrom }: { spaceFrom: number }) {
  const t = useT();
  const hasSpace = useMediaQuery(`(min-width: ${spaceFrom / 16}em)`);
  const [opened, setOpened] = useOpenUntilNavigation<true>();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = opened !== null;
  const press = {
    ref: opener,
    'aria-expanded': isOpen,
    onClick: () => setOpened(true),
    onPointerEnter: SearchBar.prefetch,
    onFocus: SearchBar.prefetch,
  };
  return (
    <>
      {hasSpace ? (
        <Button
          {...press}
          color="inherit"
          startIcon={<SearchIcon />}
          sx={{
            flex: '0 1 220px',
            justifyContent: 'flex-start',
            px: 4,
            borderRadius: 999,
            border: 1,
            borderColor: 'fieldLine',
            color: 'text.secondary',
            fontWeight: 400,
            whiteSpace: 'nowrap',
          }}
        >
          {t('search.open')}
        </Button>
      ) : (
        <IconButton {...press} color="inherit" aria-label={t('search.open')}>
          <SearchIcon />
        </IconButton>
      )}
      <SearchBar
        open={isOpen}
        onClose={(focusBack) => {
          setOpened(null);
          if (focusBack) opener.current?.focus();
        }}
      />
    </>
  );
}
