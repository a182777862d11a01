import type { Language } from '@vidyapath/platform-api/i18n';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { Box, Link, Typography } from '@vidyapath/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useWords } from '../navigation/use-words';
import { footerGroups, languagesLabel } from './footer-links';
import { languageNames } from './language-names';

const languages = ['en', 'hi'] as const;

interface GroupProps {
  id: string;
  label: string;
  children: ReactNode;
}

const Group = ({ id, label, children }: GroupProps) => (
  <nav aria-labelledby={id}>
    <Typography component="h2" variant="h5" id={id}>
      {label}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {children}
    </Box>
  </nav>
);

export interface SiteFooterProps {
  /** The page's own footer has the links. */
  languagesOnly: boolean;
}

/** Policies, help and languages. */
export function SiteFooter({ languagesOnly }: SiteFooterProps) {
  const { i18n } = usePlatform();
  const words = useWords();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const addressIn = (one: Language): string => {
    const query = new URLSearchParams(search);
    query.set('lang', one);
    return `${pathname}?${query.toString()}`;
  };
  const choose = (event: MouseEvent, one: Language): void => {
    // Such a press opens the address elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void i18n.setLanguage(one);
  };
  return (
    <Box sx={languagesOnly ? undefined : columns}>
      {!languagesOnly &&
        footerGroups.map(({ name, label, links }) => (
          <Group key={name} id={`footer-${name}`} label={words(label)}>
            {links.map((link) => (
              <li key={link.to}>
                <Link component={RouterLink} to={link.to} color="inherit" sx={{ display: 'inline-block', py: 2.5 }}>
                  {words(link.label)}
                </Link>
              </li>
            ))}
          </Group>
        ))}
      <Group id="footer-languages" label={words(languagesLabel)}>
        {languages.map((one) => (
          <li key={one}>
            <Link
              href={addressIn(one)}
              hrefLang={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
              onClick={(event) => choose(event, one)}
              color="inherit"
              underline={one === language ? 'always' : 'hover'}
              sx={{ display: 'inline-block', py: 2.5 }}
            >
              {languageNames[one]}
            </Link>
          </li>
        ))}
      </Group>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
