import { useSession } from '@vidyapath/client/use-session';
import { isEditor } from '@vidyapath/http/roles';
import { Desk } from './components/desk';
import { OwnTickets } from './components/own-tickets';

/** What somebody asked; for staff what everybody asked, with what is due first. */
export function TicketsPage() {
  const { user } = useSession();
  return user && isEditor(user.role) ? <Desk /> : <OwnTickets />;
}
