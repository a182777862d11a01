import type { PolicyText } from '../lib/policy-text';

const refund: PolicyText = {
  lead: 'We want you to be happy with what you buy. This page says when a payment is returned and how to ask for it.',
  updated: 'Last updated: September 16, 2025',
  sections: [
    {
      heading: 'When you can cancel',
      paragraphs: [
        'You may cancel a purchase and ask for a full refund within 3 days from the transaction. Later requests cannot be accepted, since the course has been open to you in the meantime.',
      ],
    },
    {
      heading: 'What is not refunded',
      paragraphs: ['A refund is not given in these cases:'],
      items: [
        'More than 3 days have passed since the transaction.',
        'A large part of the course has been watched, or its material has been downloaded or passed on.',
        'The account was closed because the Terms and Conditions were broken.',
        'The course was free of charge, or was given to you as a gift.',
      ],
    },
    {
      heading: 'How to ask for a refund',
      paragraphs: [
        'Write to hello@vidyapath.example from the email address of your account. Name the course, the day of the payment and the transaction number. We confirm that your request has arrived within two working days.',
      ],
    },
    {
      heading: 'How the money comes back',
      paragraphs: [
        'An accepted refund goes back by the way in which you paid: card, bank account, prepaid instrument, UPI or IMPS. It usually arrives within 7 to 10 working days, depending on your bank. Access to the course ends when the refund is made.',
      ],
    },
    {
      heading: 'When we cancel',
      paragraphs: [
        'If {{app}} withdraws a course that you have paid for before you could finish it, or if an amount was taken twice by mistake, you get that amount back in full without having to ask.',
      ],
    },
  ],
};

export default refund;
