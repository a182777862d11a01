import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { accentText, Box, styled } from '@vidyapath/ui';
import { Link } from 'react-router';

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  maxWidth: '100%',
  fontSize: '1.35rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  color: theme.vars?.palette.primary.main,
}));

export interface LogoProps {
  to: string;
  width?: number;
}

/** An open book whose middle is a path that leads to the sun; beside it the product's name. */
export function Logo({ to, width }: LogoProps) {
  const t = useT();
  const { appName } = usePlatform().config;
  return (
    <Home to={to} aria-label={t('layout.home', { appName })} style={{ width }}>
      <Box
        component="svg"
        width={36}
        height={36}
        viewBox="0 0 36 36"
        aria-hidden="true"
        focusable="false"
        sx={{ flexShrink: 0 }}
      >
        <path d="M3 12c5-2 10-1 15 3 5-4 10-5 15-3v17c-5-2-10-1-15 3-5-4-10-5-15-3z" fill="currentColor" />
        <path d="M18 15v17" stroke="var(--vp-palette-background-paper)" strokeWidth="2.5" strokeDasharray="3 3" />
        <Box component="circle" cx="18" cy="7" r="5" sx={[accentText, { fill: 'currentColor' }]} />
      </Box>
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          // The narrowest phones have space only for the picture.
          '@media (max-width: 359px)': { display: 'none' },
        }}
      >
        {appName}
      </Box>
    </Home>
  );
}
