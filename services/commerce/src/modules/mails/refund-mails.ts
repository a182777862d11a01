import type { Database } from '@vidyapath/service-kit/database/database';
import { mailJob, type MailKind } from '@vidyapath/service-kit/mail/mail-job';
import type { MailSender } from '@vidyapath/service-kit/mail/mail-sender';
import { Type } from 'typebox';
import { findRefundFacts } from './mail-facts.repository';
import { inRupees } from './mail-words';

const payload = Type.Object({ refund_id: Type.String() });

interface RefundWords {
  number: string;
  amount: string;
  note: string | null;
  href: string;
}
type Prepare = MailKind<typeof payload, RefundWords>['prepare'];

const prepareWith =
  (db: Database, sender: MailSender): Prepare =>
  async ({ refund_id }) => {
    const refund = await findRefundFacts(db, refund_id);
    if (!refund) return undefined;
    const { email, language, order_id, order_number, amount_paise, note } = refund;
    const href = `${sender.linkBase()}/orders/${order_id}`;
    const words = { number: order_number, amount: inRupees(amount_paise), note, href };
    return { to: email, essential: true, locale: language, words };
  };

export const refundProcessedMail = (db: Database, sender: MailSender) =>
  mailJob(sender, {
    name: 'refund-processed',
    payload,
    prepare: prepareWith(db, sender),
    texts: {
      en: ({ number, amount, note, href }) => ({
        subject: `Your refund for order ${number}`,
        body: [
          `We have paid back ${amount} of your order ${number}, the way you paid. Banks take up to ten working days to show it.`,
          ...(note ? [`The number of your note is ${note}.`] : []),
          { label: 'See your order', href },
        ],
      }),
      hi: ({ number, amount, note, href }) => ({
        subject: `ऑर्डर ${number} की धनवापसी`,
        body: [
          `हमने आपके ऑर्डर ${number} के ${amount} उसी माध्यम से लौटा दिए हैं जिससे आपने भुगतान किया था। बैंक इसे दिखाने में दस कार्य-दिवस तक ले सकते हैं।`,
          ...(note ? [`आपके नोट की संख्या ${note} है।`] : []),
          { label: 'अपना ऑर्डर देखें', href },
        ],
      }),
    },
  });

export const refundFailedMail = (db: Database, sender: MailSender) =>
  mailJob(sender, {
    name: 'refund-failed',
    payload,
    prepare: prepareWith(db, sender),
    texts: {
      en: ({ number, amount, href }) => ({
        subject: `Your refund for order ${number} takes longer`,
        body: [
          `The refund of ${amount} for your order ${number} did not go through. Your access is back meanwhile.`,
          'We look after it and will write to you. You need to do nothing.',
          { label: 'See your order', href },
        ],
      }),
      hi: ({ number, amount, href }) => ({
        subject: `ऑर्डर ${number} की धनवापसी में समय लग रहा है`,
        body: [
          `आपके ऑर्डर ${number} के ${amount} की धनवापसी पूरी नहीं हो सकी। तब तक आपकी पहुँच वापस दे दी गई है।`,
          'हम इसे देख रहे हैं और आपको लिखेंगे। आपको कुछ नहीं करना है।',
          { label: 'अपना ऑर्डर देखें', href },
        ],
      }),
    },
  });
