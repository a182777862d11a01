import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { Messages } from '@vidyapath/platform-api/i18n';

const messages = {
  page: 'सूचनाएँ',
  title: '{{count}} नई सूचनाएँ',
  all: 'सभी सूचनाएँ देखें',
  readAll: 'सभी को पढ़ा हुआ करें',
  more: 'और दिखाएँ',
  unread: 'नई',
  empty: 'अभी कुछ नहीं',
  emptyText: 'ऑर्डर, उत्तर और आपके कोर्स की ख़बरें यहाँ दिखेंगी।',
  failed: 'आपकी सूचनाएँ लोड नहीं हो सकीं।',
  loading: 'आपकी सूचनाएँ लोड हो रही हैं',
  retry: 'फिर कोशिश करें',
  kinds: {
    'order-paid': {
      title: 'ऑर्डर का भुगतान हुआ',
      message: '{{amount}} के ऑर्डर {{number}} का भुगतान हो गया। अब आप सीखना शुरू कर सकते हैं।',
    },
    'refund-processed': { title: 'रिफ़ंड हुआ', message: 'ऑर्डर {{number}} के {{amount}} का रिफ़ंड आपको भेजा जा रहा है।' },
    'certificate-issued': { title: 'आपका प्रमाणपत्र', message: 'आपने {{course}} पूरा किया। आपका प्रमाणपत्र तैयार है।' },
    'review-decided': {
      title: 'आपकी समीक्षा',
      accept: '{{course}} की आपकी समीक्षा प्रकाशित हो गई।',
      reject: '{{course}} की आपकी समीक्षा प्रकाशित नहीं हो सकी। आप उसे बदल सकते हैं।',
      remove: '{{course}} की आपकी समीक्षा पेज से हटाई गई।',
    },
    'thread-answered': {
      title: 'नया उत्तर',
      message: '{{course}} में “{{title}}” का उत्तर आया है।',
      byStaff: 'हमारी टीम ने {{course}} में “{{title}}” का उत्तर दिया है।',
    },
    'ticket-answered': { title: 'टिकट का उत्तर', message: '{{number}}: {{subject}}' },
    'access-ending': {
      title: 'पहुँच समाप्त होने वाली है',
      message: '{{course}} की आपकी पहुँच {{time}} को समाप्त होगी।',
      all: 'सभी कोर्स की आपकी पहुँच {{time}} को समाप्त होगी।',
    },
    'course-news': {
      title: 'नए पाठ',
      message_one: '{{course}} में {{count}} नया पाठ।',
      message_other: '{{course}} में {{count}} नए पाठ।',
    },
    'review-waiting': { title: 'समीक्षा प्रतीक्षा में', message: '{{course}} की एक समीक्षा निर्णय की प्रतीक्षा में है।' },
    'ticket-waiting': { title: 'टिकट प्रतीक्षा में', message: '{{number}}: {{subject}}' },
    attention: {
      title: 'ध्यान दें',
      message: 'किसी भुगतान पर ध्यान देना है।',
      order: 'ऑर्डर {{number}} पर ध्यान देना है।',
    },
    'lesson-failed': { title: 'पाठ तैयार नहीं हुआ', message: 'फ़ाइल “{{title}}” पाठ के रूप में नहीं चल सकती।' },
    'course-published': {
      title: 'तय समय पर प्रकाशन',
      message: '{{course}} {{time}} से बिक्री पर है।',
      failed: '{{time}} को {{course}} में कुछ कमी थी, इसलिए वह छिपा हुआ है।',
    },
  },
} satisfies Messages & { kinds: Record<NotificationKind, Messages> };

export default messages;
