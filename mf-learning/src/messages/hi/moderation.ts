export const reason = 'कारण';

export const moderation = {
  show: 'दिखाएँ',
  search: 'खोजें',
  pages: 'सूची के पेज',
  empty: 'यहाँ कुछ नहीं है',
  emptyText: 'जिस पर आपके ध्यान की ज़रूरत होगी, वह यहाँ दिखेगा।',
  failedLoad: 'सूची नहीं खुल सकी।',
  reviews: {
    title: 'समीक्षाओं की जाँच',
    lead: 'प्रकाशित होने से पहले हर समीक्षा शर्तों की कसौटियों पर देखी जाती है।',
  },
  discussions: {
    title: 'चर्चाओं की जाँच',
    lead: 'बिना जवाब वाले सवाल, और वह जिसकी विद्यार्थियों ने शिकायत की है।',
    unanswered: 'बिना जवाब के',
    reported: 'शिकायत वाले',
    hidden: 'छिपाए गए',
  },
  reviewOf: '{{course}} के बारे में {{name}}',
  noWords: 'केवल रेटिंग, कोई शब्द नहीं।',
  publishedNow: 'अभी प्रकाशित (5 में से {{stars}} सितारे): {{body}}',
  failedCriterion: 'जिस कसौटी पर खरी नहीं उतरी: {{criterion}}',
  reports_one: '{{count}} शिकायत',
  reports_other: '{{count}} शिकायतें',
  reasons: 'शिकायतों के कारण',
  hidden: 'छिपाया गया',
  hiddenBecause: 'छिपाने का कारण: {{reason}}',
  kinds: { thread: '{{course}} में {{name}} का सवाल', post: '{{course}} में {{name}} का जवाब' },
  hide: { open: 'छिपाएँ', submit: 'इसे छिपाएँ', done: 'इसे छिपा दिया गया है।', failed: 'इसे छिपाया नहीं जा सका।' },
  restore: {
    open: 'फिर दिखाएँ',
    keep: 'रहने दें',
    submit: 'दिखने दें',
    done: 'यह फिर दिख रहा है।',
    failed: 'इसे फिर दिखाया नहीं जा सका।',
  },
};

export const decision = {
  open: 'फ़ैसला करें',
  decision: 'फ़ैसला',
  decisions: { accept: 'प्रकाशित करें', reject: 'प्रकाशित न करें', remove: 'पेज से हटाएँ' },
  criterion: 'जिस कसौटी पर खरी नहीं उतरती',
  choose: 'कसौटी चुनें',
  note: 'लेखक के लिए टिप्पणी',
  noteHint: 'लेखक इसे फ़ैसले के साथ पढ़ता है।',
  submit: 'फ़ैसला सहेजें',
  done: 'फ़ैसला सहेज लिया गया है, और लेखक को बता दिया गया है।',
  failed: 'फ़ैसला नहीं सहेजा जा सका।',
};

export const reply = {
  open: 'जवाब दें',
  edit: 'जवाब बदलें',
  body: 'सबके पढ़ने के लिए जवाब',
  submit: 'जवाब प्रकाशित करें',
  done: 'जवाब प्रकाशित हो गया है।',
  failed: 'जवाब प्रकाशित नहीं हो सका।',
};
