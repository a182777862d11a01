import { useSession } from '@vidyapath/client/screens/use-session';
import { isEditor } from '@vidyapath/http/roles';
import { Desk } from './components/desk';
import { OwnTickets } from './components/own-tickets';

/** The user's own tickets; for staff the tickets of all users, those that are due first. */
export function TicketsPage() {
  const { user } = useSession();
  return user && isEditor(user.role) ? <Desk /> : <OwnTickets />;
}
