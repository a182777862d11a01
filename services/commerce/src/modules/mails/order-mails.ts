import { handleMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { CommerceContext } from '../../context';
import { drawAttachment } from '../documents/documents';
import { findOrderFacts } from './mail-facts.repository';
import { inRupees } from '@vidyapath/service-kit/domain/mail/mail-words';
import { mailOrderPaid } from './mails.jobs';

/**
 * That an order was paid, with its invoice or receipt. Without a document it is a mail like others: anybody could order for nothing in the name of an address.
 */
export const handleOrderPaidMail = (ctx: CommerceContext): void =>
  handleMail(ctx, mailOrderPaid, {
    async prepare({ order_id }) {
      const order = await findOrderFacts(ctx.db, order_id);
      if (!order) return undefined;
      const { email, email_verified, language, order_number, document } = order;
      const href = `${ctx.mail.linkBase()}/orders/${order_id}`;
      const total = inRupees(order.total_paise);
      const words = { number: order_number, total, titles: order.titles.join(', '), document, href };
      const attachment = await drawAttachment(ctx, { orderId: order_id });
      const addressee = { to: email, verified: email_verified, essential: document !== null };
      return { ...addressee, locale: language, words, attachment };
    },
    texts: {
      en: ({ number, total, titles, document, href }) => ({
        subject: `Order ${number} is paid`,
        body: [
          `Thank you for your order ${number} of ${total}. You can begin to learn at once.`,
          `You have bought: ${titles}`,
          ...(document
            ? [`The document ${document} is attached to this email. You can also find it with your order.`]
            : []),
          { label: 'See your order', href },
        ],
      }),
      hi: ({ number, total, titles, document, href }) => ({
        subject: `ऑर्डर ${number} का भुगतान हो गया`,
        body: [
          `${total} के आपके ऑर्डर ${number} के लिए धन्यवाद। आप अभी से सीखना शुरू कर सकते हैं।`,
          `आपने खरीदा है: ${titles}`,
          ...(document ? [`दस्तावेज़ ${document} इस ईमेल के साथ है। वह आपके ऑर्डर के साथ भी मिलेगा।`] : []),
          { label: 'अपना ऑर्डर देखें', href },
        ],
      }),
    },
  });
