import type { DemoFaq } from './demo-faq.types';

export const faqLearning: readonly DemoFaq[] = [
  {
    category: 'Learning',
    question_en: 'How long can I use a course?',
    answer_en:
      '<p>A course that you bought by itself is yours without an end. A plan gives access for the months that it names; we remind you 14 and 2 days before it ends. Your progress and notes stay, also after access has ended.</p>',
    question_hi: 'मैं कोर्स कितने समय तक देख सकता हूँ?',
    answer_hi:
      '<p>अलग से ख़रीदा हुआ कोर्स सदा के लिए आपका है। प्लान उतने महीनों की पहुँच देता है जितने उसमें लिखे हैं; समाप्ति से 14 और 2 दिन पहले हम याद दिलाते हैं। पहुँच समाप्त होने पर भी आपकी प्रगति और नोट्स बने रहते हैं।</p>',
  },
  {
    category: 'Learning',
    question_en: 'Why does my progress not grow, although the lesson is finished?',
    answer_en:
      '<p>Progress counts what you have really watched. Parts that you skip are left out, and faster than twice the normal speed does not count in full. Watch the parts that are missing; the bar below the lesson shows them. Without a connection, progress is kept in your browser and sent later, so leave the page open until you are online again.</p>',
    question_hi: 'पाठ पूरा हो गया, फिर भी प्रगति क्यों नहीं बढ़ती?',
    answer_hi:
      '<p>प्रगति में वही गिना जाता है जो सचमुच देखा गया। छोड़े हुए हिस्से नहीं गिने जाते, और दोगुनी से तेज़ गति पूरी नहीं गिनी जाती। जो हिस्से शेष हैं उन्हें देख लें; पाठ के नीचे की पट्टी उन्हें दिखाती है। इंटरनेट न हो तो प्रगति ब्राउज़र में रहती है और बाद में भेजी जाती है, इसलिए फिर से जुड़ने तक पृष्ठ खुला रखें।</p>',
  },
  {
    category: 'Learning',
    question_en: 'When do I get a certificate, and how can others check it?',
    answer_en:
      '<p>When all lessons of a course are complete, the certificate is made by itself and you are told. You find it on the course and under <strong>My Learning</strong>. It has a serial number; anyone who opens its address sees your name, the course and the date, so that an employer can check it without an account.</p>',
    question_hi: 'प्रमाणपत्र कब मिलता है, और दूसरे उसे कैसे जाँच सकते हैं?',
    answer_hi:
      '<p>कोर्स के सभी पाठ पूरे होते ही प्रमाणपत्र अपने आप बन जाता है और आपको सूचना मिलती है। वह कोर्स पर और <strong>मेरी पढ़ाई</strong> में मिलेगा। उस पर एक क्रमांक होता है; उसका पता खोलने पर आपका नाम, कोर्स और तारीख़ दिखती है, इसलिए नियोक्ता बिना खाते के उसे जाँच सकता है।</p>',
  },
  {
    category: 'Learning',
    question_en: 'Which devices and browsers can I use?',
    answer_en:
      '<p>Any phone, tablet or computer with a current version of Chrome, Edge, Firefox or Safari. There is nothing to install. You may log in on several devices and go on where you stopped on another one. Under <strong>Profile</strong> you see where you are logged in and can end what is not yours.</p>',
    question_hi: 'कौन-से उपकरण और ब्राउज़र चलते हैं?',
    answer_hi:
      '<p>कोई भी फ़ोन, टैबलेट या कंप्यूटर जिसमें Chrome, Edge, Firefox या Safari का वर्तमान संस्करण हो। कुछ इंस्टॉल नहीं करना पड़ता। आप कई उपकरणों पर लॉगिन कर सकते हैं और जहाँ रुके थे वहीं से दूसरे पर आगे बढ़ सकते हैं। <strong>प्रोफ़ाइल</strong> में दिखता है कि आप कहाँ-कहाँ लॉगिन हैं; जो आपका न हो उसे वहीं समाप्त करें।</p>',
  },
  {
    category: 'Learning',
    question_en: 'A video does not play. What can I try?',
    answer_en:
      '<ol><li>Load the page again, and see whether other lessons play.</li><li>Switch off extensions that block content, or try a private window.</li><li>Try another network, such as mobile data; some offices and schools block videos.</li></ol><p>If it still does not play, open a technical ticket from the lesson. It names the course by itself; please add the time in the video.</p>',
    question_hi: 'वीडियो नहीं चल रहा। क्या करूँ?',
    answer_hi:
      '<ol><li>पृष्ठ फिर से लोड करें और देखें कि दूसरे पाठ चलते हैं या नहीं।</li><li>सामग्री रोकने वाले एक्सटेंशन बंद करें, या प्राइवेट विंडो आज़माएँ।</li><li>दूसरा नेटवर्क, जैसे मोबाइल डेटा, आज़माएँ; कुछ कार्यालय और विद्यालय वीडियो रोकते हैं।</li></ol><p>फिर भी न चले तो पाठ से ही तकनीकी टिकट बनाएँ। कोर्स उसमें अपने आप आ जाता है; वीडियो का समय भी लिख दें।</p>',
  },
];
