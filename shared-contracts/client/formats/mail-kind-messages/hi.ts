import type { ChosenKind } from '@vidyapath/http/notification-kinds';

/** Names of the kinds of mails that a person may choose, for Settings and the unsubscribe page. */
const messages = {
  'certificate-issued': 'प्रमाणपत्र',
  'review-decided': 'मेरी समीक्षाओं पर निर्णय',
  'thread-answered': 'कोर्स में मेरे प्रश्नों के उत्तर',
  'ticket-answered': 'मेरे टिकटों के उत्तर',
  'access-ending': 'जल्द समाप्त होने वाली पहुँच',
  'course-news': 'मेरे कोर्स में नए पाठ',
  'review-waiting': 'प्रतीक्षा में समीक्षाएँ (स्टाफ़)',
  'ticket-waiting': 'प्रतीक्षा में टिकट (स्टाफ़)',
  attention: 'ध्यान देने योग्य ऑर्डर (स्टाफ़)',
  'lesson-failed': 'पाठ की फ़ाइलें जो नहीं चल सकतीं (स्टाफ़)',
  'course-published': 'कोर्स के तय समय पर प्रकाशन (स्टाफ़)',
} satisfies Record<ChosenKind, string>;

export default messages;
