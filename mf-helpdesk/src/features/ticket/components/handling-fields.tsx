import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { ticketCategories, ticketStatuses } from '@vidyapath/http/support-names';
import type { Ticket } from '@vidyapath/http/support-tickets';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useStaffMembers } from '../../../lib/staff.endpoints';
import { handlingOf, type HandlingValues, withUnsaved } from '../lib/handling-values';

/** The colleagues who can be chosen, and the one who is chosen now. */
function useChoices({ assigned_to: id, assigned_name: name }: Ticket) {
  const t = useT();
  const { user } = useSession();
  const members = useStaffMembers();
  const known = new Map(members.map((member) => [member.id, member.name]));
  if (user) known.set(user.id, `${user.name} (${t('desk.filters.me')})`);
  if (id !== null && !known.has(id)) known.set(id, name ?? t('handling.someone', { id }));
  return [...known];
}

/** Takes over what changed on the server, and keeps the choices that are not saved. */
function useStoredHandling(ticket: Ticket): void {
  const { values, initialValues, resetForm, setValues } = useFormikContext<HandlingValues>();
  useEffect(() => {
    const stored = handlingOf(ticket);
    if (JSON.stringify(stored) === JSON.stringify(initialValues)) return;
    resetForm({ values: stored });
    void setValues(withUnsaved(stored, initialValues, values));
  }, [ticket, values, initialValues, resetForm, setValues]);
}

export function HandlingFields({ ticket }: { ticket: Ticket }) {
  const t = useT();
  useStoredHandling(ticket);
  return (
    <>
      <FormTextField name="assigned_to" label={t('handling.assigned')} select>
        <option value="">{t('desk.unassigned')}</option>
        {useChoices(ticket).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormTextField>
      <FormTextField name="category" label={t('handling.category')} select>
        {ticketCategories.map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </FormTextField>
      <FormTextField name="status" label={t('handling.status')} select>
        {ticketStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`statuses.${status}`)}
          </option>
        ))}
      </FormTextField>
    </>
  );
}
