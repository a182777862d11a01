import { officeAddress } from '@vidyapath/http/office';

export const grievance = {
  title: 'Grievance officer',
  lead: 'If you are not satisfied with a course, a payment or one of our answers, you can complain here.',
  who: 'Whom to contact',
  officer: 'The Grievance Officer, {{app}}',
  address: 'Address',
  addressText: officeAddress.en,
  email: 'Email',
  clocks: 'How long it takes',
  law: 'The Consumer Protection (E-Commerce) Rules, 2020 (rule 4) set these times. They run from the moment your complaint arrives, weekends and holidays included.',
  acknowledged: 'Within 48 hours we confirm that your complaint has arrived.',
  resolved: 'Within one month we resolve it, and tell you how.',
  how: 'How to complain',
  steps: {
    write: 'Write a grievance ticket, or an email. Say what happened, when, and what you want us to do.',
    name: 'Name the order or the course that it is about. In a ticket you choose it from your own.',
    follow:
      'You get a ticket number. The ticket shows by when we confirm and resolve it, and everything that is written.',
  },
  complain: 'Write a grievance ticket',
  signIn: 'For a ticket you need an account. Without one, write an email or use the contact form.',
  contact: 'Contact form',
  further: 'If we do not agree',
  furtherText:
    'You can turn to the National Consumer Helpline of the Government of India at 1915, or to the consumer commission of your district.',
};
