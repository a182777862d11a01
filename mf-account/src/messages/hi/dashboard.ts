import type { Messages } from '@vidyapath/platform-api/i18n';

const messages = {
  continue: {
    title: 'पढ़ाई जारी रखें',
    all: 'मेरी पढ़ाई',
    next: '{{lesson}}, {{clock}} पर',
    progress_one: '{{count}} में से {{done}} पाठ पूरा · {{percent}} %',
    progress_other: '{{count}} में से {{done}} पाठ पूरे · {{percent}} %',
    empty: 'अभी आगे पढ़ने के लिए आपका कोई कोर्स नहीं है। जो कोर्स आप शुरू करेंगे वे यहाँ दिखेंगे, और यह भी कि आप कहाँ रुके थे।',
    failed: 'आपके कोर्स लोड नहीं हो सके।',
    retry: 'फिर कोशिश करें',
  },
  dashboard: {
    title: 'डैशबोर्ड',
    welcome: '{{appName}} में आपका स्वागत है',
    subtitle: 'सीखने का आपका अपना ठिकाना',
    greeting: 'नमस्ते, {{name}}।',
    next: 'आज आप क्या करना चाहेंगे?',
    browse: { title: 'कोर्स देखें', text: 'सूची में अपना अगला कोर्स चुनें।' },
    learn: { title: 'पढ़ाई जारी रखें', text: 'अपने कोर्स खोलें और अगला पाठ चलाएँ।' },
    courses: { title: 'कोर्स सँभालें', text: 'कोर्स जोड़ें, कीमत बदलें, प्रकाशित करें।' },
    modules: { title: 'मॉड्यूल सँभालें', text: 'मॉड्यूल क्रम से लगाएँ और वीडियो जोड़ें।' },
    categories: { title: 'श्रेणियाँ सँभालें', text: 'सूची को आसान बनाए रखें।' },
  },
  work: {
    title: 'आज के बाकी काम',
    tickets: 'टिकट जिनका समय निकल गया',
    reviews: 'जाँच के लिए समीक्षाएँ',
    attention: 'ध्यान देने वाले ऑर्डर',
    sales: 'आज की बिक्री',
    orders_one: '{{count}} ऑर्डर',
    orders_other: '{{count}} ऑर्डर',
    hidden: 'छिपे हुए कोर्स',
    failed: 'लोड नहीं हो सका।',
    retry: 'फिर कोशिश करें',
    retryOf: 'फिर कोशिश करें: {{label}}',
  },
} satisfies Messages;

export default messages;
