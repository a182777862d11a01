import { handleMail, type MailKind, type PreparedMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { TSchema } from 'typebox';
import type { CommerceContext } from '../../context';
import { drawAttachment } from '../documents/documents';
import { findRefundFacts } from './mail-facts.repository';
import { inRupees } from '@vidyapath/service-kit/domain/mail/mail-words';
import { mailRefundFailed, mailRefundProcessed } from './mails.jobs';

interface RefundWords {
  number: string;
  amount: string;
  /** Of the items; empty where the payment paid no order. */
  titles: string;
  note: string | null;
  href: string;
}
type Texts = MailKind<TSchema, RefundWords>['texts'];

export function handleRefundMails(ctx: CommerceContext): void {
  const prepare = ({ refund_id }: { refund_id: string }) => prepareMail(ctx, refund_id);
  handleMail(ctx, mailRefundProcessed, { prepare, texts: processed });
  handleMail(ctx, mailRefundFailed, { prepare, texts: failed });
}

async function prepareMail(ctx: CommerceContext, refundId: string): Promise<PreparedMail<RefundWords> | undefined> {
  const refund = await findRefundFacts(ctx.db, refundId);
  if (!refund) return undefined;
  const { email, language, order_id, order_number, amount_paise, note } = refund;
  const href = `${ctx.mail.linkBase()}/orders/${order_id}`;
  const titles = refund.titles.join(', ');
  const words = { number: order_number, amount: inRupees(amount_paise), titles, note, href };
  const attachment = await drawAttachment(ctx, { refundId });
  return { to: email, essential: true, locale: language, words, attachment };
}

const processed: Texts = {
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
};

const failed: Texts = {
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
};
