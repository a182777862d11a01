import { useT } from '@vidyapath/client/screens/use-t';
import type { ContactRecord } from '@vidyapath/http/support';
import { ticketCategories } from '@vidyapath/http/support-names';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Paper, Typography } from '@vidyapath/ui';
import { useEffect, useRef, useState } from 'react';
import { ActionForm } from '../../../components/action-form';
import { useMakeTicketMutation } from '../api/contact.endpoints';
import {
  contactTicketBody,
  contactTicketRules,
  type ContactTicketValues,
  contactTicketValues,
} from '../lib/contact-ticket-values';

export interface MakeTicketProps {
  message: ContactRecord;
  onClose: () => void;
}

/** Makes a ticket of a message; it shows whose message it is. */
export function MakeTicket({ message: { id, full_name: name, message }, onClose }: MakeTicketProps) {
  const t = useT();
  const [initial] = useState(() => contactTicketValues(message));
  const heading = useRef<HTMLHeadingElement>(null);
  const [make] = useMakeTicketMutation();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Paper component="section" sx={{ p: { xs: 4, sm: 6 }, mb: 6, display: 'grid', gap: 4, minWidth: 0 }}>
      <Typography component="h2" variant="h5" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {t('contactMessages.make.title', { name })}
      </Typography>
      <Typography>{t('contactMessages.make.text')}</Typography>
      <ActionForm<ContactTicketValues>
        messagePrefix="contactMessages.make"
        draft={`contact-${id}`}
        initial={initial}
        rules={contactTicketRules}
        call={(values) => make({ id, body: contactTicketBody(values) })}
        submit={() => t('contactMessages.make.submit')}
        onDone={onClose}
        onCancel={onClose}
      >
        {() => (
          <>
            <FormTextField name="category" label={t('contactMessages.make.category')} select required>
              <option value="">{t('contactMessages.make.choose')}</option>
              {ticketCategories.map((category) => (
                <option key={category} value={category}>
                  {t(`categories.${category}`)}
                </option>
              ))}
            </FormTextField>
            <FormTextField name="subject" label={t('contactMessages.make.subject')} required />
          </>
        )}
      </ActionForm>
    </Paper>
  );
}
