import { officeAddress } from '@vidyapath/http/office';
import type { PolicyText } from '../lib/policy-text';
import { reviewCriteria, prohibitedActions } from './terms-lists.en';

const terms: PolicyText = {
  lead: 'These terms are the agreement between you and {{app}}. Please read them before you use the platform.',
  updated: 'Last updated: September 16, 2025',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        '{{app}} offers video courses over the internet to learners in India. By opening an account, buying a course or using the platform in any other way, you accept these terms and the Refund and Cancellation Policy. If you do not accept them, please do not use the platform.',
        'Prices are in Indian rupees, and nothing is added to them; checkout shows one total and what it is made of, and asks for your state, which the invoice has to name. You pay once: nothing renews automatically, and we store no card. A single course and a plan for life have no end; another plan ends after the time that it names. A course that is free needs an account and no payment.',
        'We may change these terms when the law or the service changes. The date at the end says when that last happened. If you continue to use the platform afterwards, the new terms apply.',
      ],
    },
    {
      heading: 'Eligibility',
      paragraphs: [
        'You may open an account if you are at least 18 years old and able to enter into a contract under the Indian Contract Act, 1872. A younger learner may use the platform through the account of a parent or guardian, who is then responsible for it.',
        'For an account we ask for your name, email address and phone number, and where a delivery or a certificate needs it, for your address, age and gender. What you tell us has to be true and up to date.',
      ],
    },
    {
      heading: 'Definitions',
      paragraphs: [
        '“Merchant”, “we” and “us” mean the company that runs {{app}}. “You” means the person who uses the platform. “Course” means videos, texts and other material that are offered together. “Transaction” means a payment for a course or a plan by card, bank account, prepaid instrument, UPI or IMPS.',
      ],
    },
    {
      heading: "Merchant's Rights",
      paragraphs: [
        'We may change, replace or withdraw courses, set and change prices for future transactions, check a transaction before we accept it, and refuse one that looks fraudulent. We may limit or close an account that breaks these terms, after telling its holder why, unless the law or the safety of others does not allow us to wait.',
        'All rights in the courses, the name and the design of the platform belong to us or to those who have licensed them to us. Buying a course gives you a personal right to watch it that cannot be passed on.',
      ],
    },
    {
      heading: 'Your Responsibilities',
      paragraphs: [
        'Keep your password to yourself and tell us at once if you think that somebody else knows it. You are responsible for what is done through your account. Use the platform for your own learning, follow the law, and treat teachers and other learners with respect.',
      ],
    },
    {
      heading: 'Prohibited Actions',
      paragraphs: ['While using the platform, you must not:'],
      items: prohibitedActions,
    },
    {
      heading: 'Limitation of Liability',
      paragraphs: [
        'We choose and check courses with care, but we do not promise that a course leads to a certain job, mark or income. The platform is offered as it is; interruptions for maintenance or by reasons outside our control can happen.',
        'As far as the law allows, our liability for a claim is limited to the amount that you paid for the course concerned. Nothing in these terms limits liability that cannot be limited under Indian law, or your rights under the Consumer Protection Act, 2019.',
      ],
    },
    {
      heading: 'Guidelines for Reviews',
      paragraphs: [
        'Reviews and ratings help others to choose. We may accept, reject or remove a review at our discretion. By posting one you grant us a perpetual, worldwide, royalty-free licence to show, copy, translate and shorten it. A review should meet these criteria:',
      ],
      items: reviewCriteria,
    },
    {
      heading: 'Governing Law and Dispute Resolution',
      paragraphs: [
        'These terms are governed by the laws of India. We first try to settle a dispute by talking: write to the grievance officer named below. If that does not help within 30 days, the dispute is decided by a sole arbitrator under the Arbitration and Conciliation Act, 1996. The seat is Bhubaneswar, Odisha, and the proceedings are held in English. Subject to that, the courts at Bhubaneswar have jurisdiction.',
      ],
    },
    {
      heading: 'Grievance Redressal',
      paragraphs: [
        `Under the Information Technology Act, 2000 and the rules made under it, you may address complaints to our grievance officer: The Grievance Officer, {{app}}, ${officeAddress.en}, email grievance@vidyapath.example.`,
        'A complaint is confirmed within 48 hours and answered within one month from the day on which it arrived.',
      ],
    },
    {
      heading: 'Disclaimer',
      paragraphs: [
        'Courses are for general education. They are not legal, medical, financial or other professional advice. Links to other sites are given for convenience; we are not responsible for what is found there.',
      ],
    },
  ],
};

export default terms;
