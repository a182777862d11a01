import { useT } from '@vidyapath/client/screens/use-t';
import { ticketCategories } from '@vidyapath/http/support-names';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import type { AtHand } from '../lib/at-hand';
import type { TicketValues } from '../lib/ticket-values';
import { type Subject, useSubjects } from '../lib/use-subjects';

const optionsOf = (subjects: readonly Subject[]) =>
  subjects.map(({ id, text }) => (
    <option key={id} value={id}>
      {text}
    </option>
  ));

interface NewTicketFieldsProps {
  category: TicketValues['category'];
  atHand: AtHand;
}

export function NewTicketFields({ category, atHand }: NewTicketFieldsProps) {
  const t = useT();
  const { orders, courses } = useSubjects(atHand);
  const label = (field: keyof TicketValues) => t(`newTicket.fields.${field}`);
  const clocks = t(`newTicket.clocks.${category === 'grievance' ? 'grievance' : 'other'}`);
  return (
    <>
      <FormTextField name="category" label={label('category')} select required hint={clocks}>
        <option value="">{t('newTicket.choose')}</option>
        {ticketCategories.map((one) => (
          <option key={one} value={one}>
            {t(`categories.${one}`)}
          </option>
        ))}
      </FormTextField>
      <FormTextField name="subject" label={label('subject')} required />
      <FormTextField name="body" label={label('body')} required multiline minRows={6} />
      <FormTextField name="order_id" label={label('order_id')} select>
        <option value="">{t('newTicket.noOrder')}</option>
        {optionsOf(orders)}
      </FormTextField>
      <FormTextField name="course_id" label={label('course_id')} select>
        <option value="">{t('newTicket.noCourse')}</option>
        {optionsOf(courses)}
      </FormTextField>
    </>
  );
}
