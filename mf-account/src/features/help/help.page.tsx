import { useT } from '@vidyapath/client/screens/use-t';
import {
  Box,
  HelpIcon,
  Link,
  PageHeading,
  PersonIcon,
  RupeeIcon,
  TicketIcon,
  Typography,
  WarningIcon,
} from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { AccountCard } from '../../components/account-card';

const places = [
  { name: 'faq', to: '/helpdesk/faq', Icon: HelpIcon },
  { name: 'tickets', to: '/helpdesk/tickets', Icon: TicketIcon },
  { name: 'contact', to: '/contact', Icon: PersonIcon },
  { name: 'refund', to: '/RefundPolicy', Icon: RupeeIcon },
  { name: 'grievance', to: '/helpdesk/grievance', Icon: WarningIcon },
] as const;

export function HelpPage() {
  const t = useT();
  return (
    <>
      <PageHeading lead={t('help.lead')}>{t('help.title')}</PageHeading>
      <Box component="ul" sx={{ m: 0, mt: 8, p: 0, listStyle: 'none', display: 'grid', gap: 4, maxWidth: 640 }}>
        {places.map(({ name, to, Icon }) => (
          <li key={name}>
            <AccountCard sx={{ display: 'flex', gap: 4 }}>
              <Icon color="primary" sx={{ fontSize: 32 }} />
              <div>
                <Link
                  component={RouterLink}
                  to={to}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 700 }}
                >
                  {t(`help.${name}.title`)}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`help.${name}.text`)}
                </Typography>
              </div>
            </AccountCard>
          </li>
        ))}
      </Box>
    </>
  );
}
