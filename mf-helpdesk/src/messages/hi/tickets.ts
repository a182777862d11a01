export const categories = {
  payment: 'भुगतान',
  course: 'कोर्स',
  account: 'खाता',
  technical: 'तकनीकी',
  grievance: 'शिकायत',
};

export const statuses = { open: 'खुला', answered: 'जवाब दिया गया', closed: 'बंद' };

export const tickets = {
  title: 'टिकट',
  lead: 'आपके सवाल और हमारे जवाब।',
  create: 'नया टिकट',
  toFaq: 'सामान्य प्रश्न देखें',
  toGrievance: 'शिकायत अधिकारी',
  table: 'आपके टिकट',
  empty: 'आपने अभी तक कुछ नहीं पूछा है',
  emptyText: 'कई सवालों के जवाब सामान्य प्रश्नों में मिल जाते हैं। वहाँ जवाब न मिले तो हमें लिखें।',
  failed: { load: 'आपके टिकट लोड नहीं हो सके।' },
  overdue: 'समय निकल गया',
  columns: {
    number: 'नंबर',
    subject: 'विषय',
    asker: 'किसने पूछा',
    category: 'श्रेणी',
    status: 'स्थिति',
    created: 'कब पूछा',
    last: 'आख़िरी संदेश',
    due: 'कब तक',
    assigned: 'किसके पास',
  },
};

export const newTicket = {
  title: 'नया टिकट',
  lead: 'बताइए आपको क्या मदद चाहिए। जवाब यहीं मिलेगा और ईमेल से भी आएगा।',
  faq: 'हो सकता है आपके सवाल का जवाब सामान्य प्रश्नों में पहले से हो।',
  fields: { category: 'श्रेणी', subject: 'विषय', body: 'आपका संदेश', order_id: 'ऑर्डर', course_id: 'कोर्स' },
  choose: 'श्रेणी चुनें',
  noOrder: 'किसी ऑर्डर के बारे में नहीं',
  noCourse: 'किसी कोर्स के बारे में नहीं',
  order: '{{number}}: {{titles}}',
  thisOrder: 'ऑर्डर {{id}}',
  thisCourse: 'कोर्स {{id}}',
  clocks: {
    other: 'हम 24 घंटे में जवाब देते हैं और 7 दिन में मामला सुलझाते हैं।',
    grievance: 'शिकायत अधिकारी 48 घंटे में पुष्टि करते हैं और एक महीने में शिकायत का निपटारा करते हैं।',
  },
  request: 'गड़बड़ी का अनुरोध आईडी: {{id}}',
  submit: 'भेजें',
  done: 'आपका टिकट बन गया है।',
  failed: 'आपका टिकट भेजा नहीं जा सका।',
};

export const ticket = {
  title: 'टिकट',
  number: 'टिकट {{number}}',
  failed: 'टिकट लोड नहीं हो सका।',
  missing: 'ऐसा कोई टिकट नहीं है',
  missingText: 'हो सकता है वह किसी दूसरे खाते का हो।',
  toTickets: 'सभी टिकट',
  facts: {
    status: 'स्थिति',
    category: 'श्रेणी',
    created: 'कब पूछा',
    acknowledge: 'पहला जवाब कब तक',
    answered: 'पहला जवाब',
    resolve: 'निपटारा कब तक',
    closed: 'बंद हुआ',
    due: 'अगला जवाब कब तक',
    order: 'किस ऑर्डर के बारे में',
    course: 'किस कोर्स के बारे में',
    openOrder: 'ऑर्डर खोलें',
    openCourse: 'कोर्स खोलें',
  },
  conversation: 'संदेश',
  staff: 'हमारी टीम',
  note: 'अंदरूनी नोट: केवल स्टाफ़ को दिखता है',
  deletedAccount: 'हटाया गया खाता',
  write: {
    title: 'लिखें',
    body: 'आपका संदेश',
    noteBody: 'आपका नोट',
    submit: 'संदेश भेजें',
    answer: 'जवाब भेजें',
    note: 'नोट सहेजें',
    kind: 'आप क्या लिख रहे हैं',
    kinds: { answer: 'जवाब', note: 'अंदरूनी नोट' },
    noteHint: 'नोट केवल स्टाफ़ को दिखता है। वह किसी को ईमेल नहीं किया जाता।',
    mailHint: 'जवाब {{email}} पर ईमेल किया जाता है।',
    reopens: 'टिकट बंद है। लिखने पर वह फिर से खुल जाएगा।',
    done: 'आपका संदेश टिकट में जुड़ गया।',
    failed: 'वह भेजा नहीं जा सका।',
  },
  close: { submit: 'टिकट बंद करें', done: 'टिकट बंद हो गया।', failed: 'टिकट बंद नहीं हो सका।' },
};

export const problemKinds = {
  'ticket-full': 'इस टिकट में और संदेश नहीं आ सकते। कृपया नया टिकट बनाएँ।',
  'message-is-ticket': 'किसी ने इस संदेश का टिकट पहले ही बना दिया है। सूची फिर से लोड करें।',
};
