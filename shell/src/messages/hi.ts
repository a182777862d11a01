import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  layout: {
    home: '{{appName}}, मुख्य पेज',
    skip: 'सीधे सामग्री पर जाएँ',
    darkMode: 'गहरा रंग',
    footer: '© {{years}} {{appName}}. सर्वाधिकार सुरक्षित।',
  },
  navigation: { loading: 'पेज खुल रहा है' },
  toasts: { region: 'संदेश', close: 'बंद करें' },
  session: { title: 'सूचना', expired: 'आपका सत्र समाप्त हो गया। कृपया फिर से लॉग इन करें।' },
  site: {
    label: 'मुख्य',
    home: 'होम',
    about: 'हमारे बारे में',
    contact: 'संपर्क करें',
    testimonials: 'विद्यार्थियों की राय',
    pricing: 'कीमतें',
    courses: 'कोर्स',
    login: 'लॉग इन',
    signup: 'साइन अप',
    menu: 'मेन्यू',
    closeMenu: 'मेन्यू बंद करें',
  },
  cart: { open_one: 'कार्ट, {{count}} चीज़', open_other: 'कार्ट, {{count}} चीज़ें' },
  topBar: { sidebar: 'साइडबार खोलें या बंद करें' },
  sidebar: {
    label: 'साइडबार',
    dashboard: 'डैशबोर्ड',
    courses: 'कोर्स',
    helpdesk: 'सहायता',
    reports: 'रिपोर्ट',
  },
  notifications: { open: 'सूचनाएँ, {{count}} नई' },
  tasks: {
    open_one: 'चल रहे काम, {{count}}',
    open_other: 'चल रहे काम, {{count}}',
    title: 'चल रहे काम',
    percent: '{{percent}} %',
    leave: { title: 'अभी लॉग आउट करें?', text: 'लॉग आउट करने पर यह रुक जाएगा:', stay: 'लॉग इन रहें' },
  },
  userMenu: {
    label: 'खाता',
    open: '{{name}} का खाता',
    dashboard: 'डैशबोर्ड',
    profile: 'प्रोफ़ाइल',
    analytics: 'आँकड़े',
    settings: 'सेटिंग और गोपनीयता',
    help: 'सहायता केंद्र',
    logout: 'लॉग आउट',
  },
  notFound: { title: 'पेज नहीं मिला', text: 'इस पते पर कुछ नहीं है। शायद यह कहीं और चला गया है।', action: 'मुख्य पेज पर जाएँ' },
  noAccess: {
    title: 'आप यह पेज नहीं देख सकते।',
    text: 'यह किसी दूसरी भूमिका के लिए है। ज़रूरत हो तो व्यवस्थापक से पूछें।',
    action: 'डैशबोर्ड पर जाएँ',
  },
  remote: {
    unavailable: {
      title: 'यह हिस्सा अभी उपलब्ध नहीं है',
      text: 'इसे लोड नहीं किया जा सका। बाकी पेज काम कर रहा है।',
      late: 'इसमें सामान्य से ज़्यादा समय लग रहा है। आते ही यह यहाँ दिखने लगेगा। बाकी पेज काम कर रहा है।',
      action: 'फिर कोशिश करें',
      report: 'इसकी सूचना दें',
    },
    outdated: {
      title: 'इस हिस्से को साइट का नया संस्करण चाहिए',
      text: 'पेज फिर से लोड करने पर यह अक्सर ठीक हो जाता है; न हो तो थोड़ी देर बाद आइए।',
      action: 'पेज फिर से लोड करें',
    },
    older: {
      title: 'इस हिस्से को अपडेट करना बाकी है',
      text: 'यह साइट के पुराने संस्करण के लिए बना था। थोड़ी देर बाद आइए; बाकी पेज काम कर रहा है।',
    },
  },
  failure: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'पेज नहीं दिखाया जा सका। फिर से लोड करने पर अक्सर ठीक हो जाता है।',
    action: 'पेज फिर से लोड करें',
  },
};

export default messages;
