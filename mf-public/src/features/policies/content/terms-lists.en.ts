export const prohibitedActions = [
  'copy, record, download or share a course or a part of it without our written permission;',
  'sell, rent or lend your access, or let others use your account;',
  'open an account in the name of somebody else, or with details that are not true;',
  'remove or hide a notice of copyright, a watermark or the name of an author;',
  'get around a payment, an access control or any other protection of the platform;',
  'collect content or data from the platform with robots, scrapers or similar programs;',
  'take software of the platform apart to find out how it is made, except where the law allows it;',
  'spread viruses or other code that does harm;',
  'burden the platform so much that others cannot use it;',
  'try to reach accounts, systems or data that are not meant for you;',
  'collect or publish personal data of other users without their consent;',
  'threaten, insult, harass or discriminate against teachers, learners or our staff;',
  'post content that is obscene, defamatory, hateful or otherwise against the law;',
  'post advertisements, chain letters or invitations to other services;',
  'pay with a card, an account or a UPI address that you may not use;',
  'misuse refunds, coupons or offers, or help others to do any of these things.',
];

export const reviewCriteria = [
  'You have taken the course, or a good part of it.',
  'It is your own opinion, in your own words.',
  'It is about the course and not about the person who teaches it.',
  'It is polite: no abuse, no threats, no discrimination.',
  'It contains no personal data, yours or that of others.',
  'It contains no advertising and no links.',
  'Nobody has paid you or given you an advantage for it.',
];
