import { mailJob, type MailKind } from '@vidyapath/service-kit/domain/mail/mail-job';
import { Type } from 'typebox';
import { attachmentOf, type CommerceMailsOptions } from './commerce-mails-options';
import { findRefundFacts } from './mail-facts.repository';
import { inRupees } from '@vidyapath/service-kit/domain/mail/mail-words';

const payload = Type.Object({ refund_id: Type.String() });

interface RefundWords {
  number: string;
  amount: string;
  /** Of the items; empty where the payment paid no order. */
  titles: string;
  note: string | null;
  href: string;
}
type Prepare = MailKind<typeof payload, RefundWords>['prepare'];

const prepareWith =
  ({ db, sender, documents }: CommerceMailsOptions): Prepare =>
  async ({ refund_id }) => {
    const refund = await findRefundFacts(db, refund_id);
    if (!refund) return undefined;
    const { email, language, order_id, order_number, amount_paise, note } = refund;
    const href = `${sender.linkBase()}/orders/${order_id}`;
    const titles = refund.titles.join(', ');
    const words = { number: order_number, amount: inRupees(amount_paise), titles, note, href };
    const attachment = attachmentOf(await documents.forMail({ refundId: refund_id }));
    return { to: email, essential: true, locale: language, words, attachment };
  };

export const refundProcessedMail = (options: CommerceMailsOptions) =>
  mailJob(options.sender, {
    name: 'refund-processed',
    payload,
    prepare: prepareWith(options),
    texts: {
      en: ({ number, amount, titles, note, href }) => ({
        subject: `Your refund for order ${number}`,
        body: [
          `We have refunded ${amount} of your order ${number} to your original payment method. Banks take up to ten working days to show it.`,
          ...(titles ? [`It was for: ${titles}`] : []),
          ...(note ? [`The note ${note} is attached to this email.`] : []),
          { label: 'See your order', href },
        ],
      }),
      hi: ({ number, amount, titles, note, href }) => ({
        subject: `ऑर्डर ${number} का रिफ़ंड`,
        body: [
          `हमने आपके ऑर्डर ${number} के ${amount} का रिफ़ंड उसी माध्यम से कर दिया है जिससे आपने भुगतान किया था। बैंक इसे दिखाने में दस कार्य-दिवस तक ले सकते हैं।`,
          ...(titles ? [`यह इसके लिए था: ${titles}`] : []),
          ...(note ? [`नोट ${note} इस ईमेल के साथ है।`] : []),
          { label: 'अपना ऑर्डर देखें', href },
        ],
      }),
    },
  });

export const refundFailedMail = (options: CommerceMailsOptions) =>
  mailJob(options.sender, {
    name: 'refund-failed',
    payload,
    prepare: prepareWith(options),
    texts: {
      en: ({ number, amount, titles, href }) => ({
        subject: `Your refund for order ${number} is taking longer`,
        body: [
          `The refund of ${amount} for your order ${number} did not go through. You have access again in the meantime.`,
          ...(titles ? [`It is for: ${titles}`] : []),
          'We are taking care of it and will write to you. You do not need to do anything.',
          { label: 'See your order', href },
        ],
      }),
      hi: ({ number, amount, titles, href }) => ({
        subject: `ऑर्डर ${number} के रिफ़ंड में समय लग रहा है`,
        body: [
          `आपके ऑर्डर ${number} के ${amount} का रिफ़ंड पूरा नहीं हो सका। तब तक आपकी पहुँच वापस दे दी गई है।`,
          ...(titles ? [`यह इसके लिए है: ${titles}`] : []),
          'हम इसे देख रहे हैं और आपको लिखेंगे। आपको कुछ नहीं करना है।',
          { label: 'अपना ऑर्डर देखें', href },
        ],
      }),
    },
  });
