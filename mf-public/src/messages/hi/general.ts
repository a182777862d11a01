export const titles = {
  landing: 'होम',
  login: 'लॉग इन',
  signup: 'साइन अप',
  refundPolicy: 'रिफ़ंड और रद्दीकरण नीति',
  terms: 'नियम और शर्तें',
  catalogue: 'उपलब्ध कोर्स',
  courseDetail: 'कोर्स का विवरण',
};

export const shared = {
  retry: 'फिर कोशिश करें',
  partFailed: 'यह हिस्सा लोड नहीं हो सका।',
  refused: { field: 'यह स्वीकार नहीं हुआ। कृपया इसे बदलकर देखें।', password: 'यह पासवर्ड स्वीकार नहीं हुआ। कृपया ऐसा पासवर्ड चुनें जिसका अंदाज़ा लगाना मुश्किल हो।' },
  backToHome: 'होम पर लौटें',
  pages: { page: 'पृष्ठ {{number}}', previous: 'पिछला पृष्ठ', next: 'अगला पृष्ठ' },
  price: { now: 'अब की कीमत', before: 'पहले की कीमत' },
  duration: { hour: 'घं', minute: 'मि', second: 'से' },
  languages: { English: 'अंग्रेज़ी', Hindi: 'हिन्दी' },
};

export const plans = {
  single: { name: 'एक कोर्स', text: 'किसी एक कोर्स तक पहुँच।' },
  bundle: { name: 'कोर्स बंडल', text: 'चुने हुए कोर्स, एक साथ।' },
  subscription: { name: '2 साल की सदस्यता', text: '2 साल तक सभी कोर्स, बिना किसी सीमा के।' },
  lifetime: { name: 'आजीवन सदस्यता', text: 'सभी कोर्स, हमेशा के लिए।' },
};
