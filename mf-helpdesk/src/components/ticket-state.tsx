import { useT } from '@vidyapath/client/screens/use-t';
import type { TicketStatus } from '@vidyapath/http/support-names';
import { StateBadge, type Tone } from '@vidyapath/remote-kit/state-badge';

const tones: Record<TicketStatus, Tone> = { open: 'warning', answered: 'success', closed: 'primary' };

export function TicketState({ status }: { status: TicketStatus }) {
  const t = useT();
  return <StateBadge tone={tones[status]}>{t(`statuses.${status}`)}</StateBadge>;
}
