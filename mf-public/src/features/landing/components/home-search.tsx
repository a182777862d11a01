import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { Box, Button, SearchIcon, styled } from '@vidyapath/ui';
import { type FormEvent, useRef } from 'react';

const fieldId = 'home-search';

/** A plain field: the page's first view does not wait for the code of forms. */
const Field = styled('input')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  minHeight: 48,
  padding: '0 16px',
  font: 'inherit',
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: 8,
}));

/** Leads to the catalogue with what was typed. */
export function HomeSearch() {
  const t = useT();
  const { navigate } = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = field.current?.value.trim();
    navigate.to(q ? `${cataloguePath}?${new URLSearchParams({ q })}` : cataloguePath);
  };
  return (
    <Box component="form" role="search" action={cataloguePath} onSubmit={search} sx={{ maxWidth: 640 }}>
      <Box component="label" htmlFor={fieldId} sx={{ display: 'block', mb: 2, fontWeight: 600 }}>
        {t('landing.search.label')}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Field ref={field} id={fieldId} type="search" name="q" maxLength={limits.list.queryMax} enterKeyHint="search" />
        <Button type="submit" variant="contained" size="large" startIcon={<SearchIcon />} sx={{ minHeight: 48 }}>
          {t('landing.search.button')}
        </Button>
      </Box>
    </Box>
  );
}
