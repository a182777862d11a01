import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Paper, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { newTicketPath } from '../../../lib/ticket-paths';
import { notPrinted } from '../../../lib/not-printed';

/** For a reader who found no answer; a visitor can write without an account too. */
export function AskUs() {
  const t = useT();
  const { user } = useSession();
  return (
    <Paper component="section" aria-labelledby="faq-ask" sx={{ p: 4, ...notPrinted }}>
      <Typography component="h2" variant="h5" id="faq-ask">
        {t('faq.notFound')}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t(user ? 'faq.askText' : 'faq.askTextVisitor')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button component={RouterLink} to={newTicketPath} variant="contained">
          {t(user ? 'faq.ask' : 'faq.askLogIn')}
        </Button>
        {!user && (
          <Button component={RouterLink} to="/contact" variant="outlined">
            {t('faq.askContact')}
          </Button>
        )}
      </Box>
    </Paper>
  );
}
