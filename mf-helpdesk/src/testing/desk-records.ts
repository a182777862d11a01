import type { Person } from '@vidyapath/http/auth-people';
import type { AdminOrder } from '@vidyapath/http/commerce-reports';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import type { ContactRecord } from '@vidyapath/http/support';
import type { Ticket, TicketMessage } from '@vidyapath/http/support-tickets';
import { learner, staff } from '@vidyapath/testing/users';

export const ticketId = '0b7d0d6e-5a31-4f0e-9f6b-2f6a5a1c4a01';
export const messageId = '5c1f7a52-7d0c-4c53-9a55-0f3f6d1f4a09';
export const orderId = '2f1b6a52-7d0c-4c53-9a55-0f3f6d1f4a01';
const at = '2026-11-22T08:35:00.000Z';

export const makeMessage = (part: Partial<TicketMessage> = {}): TicketMessage => ({
  message_id: messageId,
  author_name: learner.name,
  by_staff: false,
  internal: false,
  body: 'The second lesson does not play.',
  created_at: at,
  ...part,
});

/** As its asker gets it. */
export const makeTicket = (part: Partial<Ticket> = {}): Ticket => ({
  ticket_id: ticketId,
  number: 'VPT-1001',
  status: 'open',
  category: 'technical',
  subject: 'A lesson stands still',
  created_at: at,
  acknowledge_by: '2026-11-23T08:35:00.000Z',
  resolve_by: '2026-11-29T08:35:00.000Z',
  first_answered_at: null,
  closed_at: null,
  overdue: false,
  due_at: '2026-11-23T08:35:00.000Z',
  last_message_at: at,
  assigned_to: null,
  source: 'account',
  order_id: null,
  course_id: null,
  asker: null,
  assigned_name: null,
  messages: [makeMessage()],
  ...part,
});

/** As the desk gets it. */
export const makeDeskTicket = (part: Partial<Ticket> = {}): Ticket =>
  makeTicket({ asker: { user_id: learner.id, name: learner.name, email: learner.email }, ...part });

export const makeContact = (part: Partial<ContactRecord> = {}): ContactRecord => ({
  id: messageId,
  full_name: 'Vikram Visitor',
  email: 'vikram@example.in',
  mobile: '9876543210',
  message: 'Do you teach pottery?\nI live in Puri.',
  created_at: at,
  ticket_id: null,
  ...part,
});

export const colleague: Person = {
  ...staff,
  id: 9,
  name: 'Chitra Colleague',
  created_at: at,
  last_login_at: null,
  email_verified: true,
  disabled: false,
};

export const makeOrder = (): Partial<AdminOrder> => ({
  order_id: orderId,
  order_number: 'VPO-1001',
  status: 'paid',
  created_at: at,
  total_paise: 99_900,
  items: [
    {
      item_id: messageId,
      kind: 'course',
      course_id: 7,
      plan_id: null,
      title: 'React Basics',
      title_hi: 'रिएक्ट की बुनियाद',
      price_paise: 99_900,
      discount_paise: 0,
      total_paise: 99_900,
      refunded_paise: 0,
    },
  ],
});

export const makeCourse = (): Partial<MyCourse> => ({
  course_id: 7,
  course_name: 'React Basics',
  course_name_hi: 'रिएक्ट की बुनियाद',
  percent: 40,
  completed_at: null,
  access: true,
});
