import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { Box, Button, Link, Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
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
            <Button
              color="inherit"
              lang={one}
              aria-current={one === language ? 'true' : undefined}
              onClick={() => void i18n.setLanguage(one)}
              sx={[{ px: 0, justifyContent: 'flex-start' }, one === language && { textDecoration: 'underline' }]}
            >
              {languageNames[one]}
            </Button>
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
