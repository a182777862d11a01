import type { Database } from '@vidyapath/service-kit/database/database';
import { mailJob } from '@vidyapath/service-kit/mail/mail-job';
import type { MailSender } from '@vidyapath/service-kit/mail/mail-sender';
import { Type } from 'typebox';
import { findOrderFacts } from './mail-facts.repository';
import { inRupees } from './mail-words';

/**
 * That an order was paid, with the number of its invoice or receipt; the file itself is fetched behind the login. Without a document it is
 * a mail like others: anybody could order for nothing in the name of an address.
 */
export const orderPaidMail = (db: Database, sender: MailSender) =>
  mailJob(sender, {
    name: 'order-paid',
    payload: Type.Object({ order_id: Type.String() }),
    urgent: true,
    async prepare({ order_id }) {
      const order = await findOrderFacts(db, order_id);
      if (!order) return undefined;
      const { email, email_verified, language, order_number, document } = order;
      const href = `${sender.linkBase()}/orders/${order_id}`;
      const words = { number: order_number, total: inRupees(order.total_paise), document, href };
      const addressee = { to: email, verified: email_verified === true, essential: document !== null };
      return { ...addressee, locale: language, words };
    },
    texts: {
      en: ({ number, total, document, href }) => ({
        subject: `Order ${number} is paid`,
        body: [
          `Thank you for your order ${number} of ${total}. You can begin to learn at once.`,
          ...(document ? [`Your document has the number ${document}. You find it with your order.`] : []),
          { label: 'See your order', href },
        ],
      }),
      hi: ({ number, total, document, href }) => ({
        subject: `ऑर्डर ${number} का भुगतान हो गया`,
        body: [
          `${total} के आपके ऑर्डर ${number} के लिए धन्यवाद। आप अभी से सीखना शुरू कर सकते हैं।`,
          ...(document ? [`आपके दस्तावेज़ की संख्या ${document} है। वह आपके ऑर्डर के साथ मिलेगा।`] : []),
          { label: 'अपना ऑर्डर देखें', href },
        ],
      }),
    },
  });
