import type { PolicyText } from '../lib/policy-text';

const refund: PolicyText = {
  lead: 'We want you to be happy with what you buy. This page says when a payment is returned and how to ask for it.',
  updated: 'Last updated: September 16, 2025',
  sections: [
    {
      heading: 'When you can cancel',
      paragraphs: [
        'You may cancel a purchase and get a full refund within 3 days from the transaction, that is 72 hours after your payment. You need not give a reason, it does not matter how much you have watched, and nothing is deducted. You may get a refund for one item of an order; a plan or a bundle is refunded as a whole.',
        'You can do this once for each course or plan. If you buy it again, we decide about a second refund after you have written to us.',
        'If a course is not as we described it, or does not work, the 3 days are no limit: write to us at any time.',
      ],
    },
    {
      heading: 'What is not refunded',
      paragraphs: ['After 3 days a refund is not given in these cases:'],
      items: [
        'The course is as described, and you have changed your mind.',
        'The account was closed because the Terms and Conditions were broken.',
        'The course was free of charge, or was given to you as a gift.',
      ],
    },
    {
      heading: 'How to ask for a refund',
      paragraphs: [
        'Within the 3 days: open Orders, choose the order, press “Request a refund” and confirm it. The page of the order shows how much time is left. Nobody has to agree to it.',
        'Later: write a ticket about payment in the help desk and name the order. You get a number for it, and we confirm it within 24 hours and decide within 7 days.',
      ],
    },
    {
      heading: 'How the money comes back',
      paragraphs: [
        'A refund goes back to your original payment method: card, bank account, prepaid instrument, UPI or IMPS. It is sent at once and usually arrives within 2 to 10 working days, depending on your bank. The page of the order says where it is, and has a credit note.',
        'Access to what is refunded ends as soon as you ask for the refund; access from other purchases stays. A coupon that you used cannot be used again. If the refund fails for good, you have access again and we look into it.',
      ],
    },
    {
      heading: 'Payments that failed, or were made twice',
      paragraphs: [
        'If money was taken but the payment failed, your bank returns it automatically, within 5 working days for UPI. If an amount was taken twice, or after an order was cancelled or had expired and could not be honoured any more, we return it in full without being asked. You may also raise a dispute about a payment with your bank.',
      ],
    },
    {
      heading: 'When we cancel',
      paragraphs: [
        'A course that you have bought stays yours when we take it off sale. If {{app}} cannot offer it to you any longer, you get what you paid for it back.',
      ],
    },
  ],
};

export default refund;
