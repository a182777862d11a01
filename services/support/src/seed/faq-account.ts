import type { DemoFaq } from './demo-faq.types';

export const faqAccount: readonly DemoFaq[] = [
  {
    category: 'Account',
    question_en: 'I forgot my password.',
    answer_en:
      '<p>On the login page choose <strong>Forgot password?</strong> and enter your e-mail address. We send a link that holds for 30 minutes. No mail? Look into the spam folder, and check that it is the address you registered with. After many wrong tries the login waits for 15 minutes; this protects your account.</p>',
    question_hi: 'मैं पासवर्ड भूल गया हूँ।',
    answer_hi:
      '<p>लॉगिन पृष्ठ पर <strong>पासवर्ड भूल गए?</strong> चुनें और अपना ई-मेल पता भरें। हम एक लिंक भेजते हैं जो 30 मिनट तक चलता है। मेल न आए तो स्पैम फ़ोल्डर देखें, और यह भी कि पता वही है जिससे पंजीकरण किया था। कई ग़लत प्रयासों के बाद लॉगिन 15 मिनट रुकता है; यह आपके खाते की सुरक्षा के लिए है।</p>',
  },
  {
    category: 'Account',
    question_en: 'How do I change my name, phone number or language?',
    answer_en:
      '<p>Under <strong>Profile</strong> you change name and phone number, under <strong>Settings</strong> language, look and which mails you get. Certificates that were issued keep the name of that day; write to us if one has a misspelt name.</p>',
    question_hi: 'नाम, फ़ोन नंबर या भाषा कैसे बदलूँ?',
    answer_hi:
      '<p>नाम और फ़ोन नंबर <strong>प्रोफ़ाइल</strong> में, और भाषा, रूप तथा मिलने वाले मेल <strong>सेटिंग्स</strong> में बदलें। जारी हो चुके प्रमाणपत्रों पर उस दिन का नाम रहता है; किसी पर नाम ग़लत छपा हो तो हमें लिखें।</p>',
  },
  {
    category: 'Account',
    question_en: 'How do I delete my account, and what happens to my data?',
    answer_en:
      '<p>Open a ticket of the category <strong>Account</strong> while you are logged in. We erase name, address, progress and notes. Invoices and what proves payments and grievances stay as long as the law requires, without use for anything else. Access to bought courses ends with the account.</p>',
    question_hi: 'खाता कैसे हटाऊँ, और मेरे डेटा का क्या होगा?',
    answer_hi:
      '<p>लॉगिन रहते हुए <strong>खाता</strong> श्रेणी का टिकट बनाएँ। हम नाम, पता, प्रगति और नोट्स मिटा देते हैं। इनवॉइस और भुगतानों व शिकायतों के प्रमाण उतने समय तक रहते हैं जितना क़ानून माँगता है, किसी और उपयोग के बिना। खाते के साथ ख़रीदे हुए कोर्स की पहुँच भी समाप्त हो जाती है।</p>',
  },
  {
    category: 'Grievances',
    question_en: 'How do I reach the grievance officer?',
    answer_en:
      '<p>Open a ticket of the category <strong>Grievance</strong>, or use the contact form if you have no account. As the Consumer Protection (E-Commerce) Rules, 2020 require, we acknowledge it within <strong>48 hours</strong> and resolve it within <strong>one month</strong>. Both times stand on your ticket. If you are not satisfied, you can turn to the National Consumer Helpline (1915).</p>',
    question_hi: 'शिकायत अधिकारी से कैसे संपर्क करूँ?',
    answer_hi:
      '<p><strong>शिकायत</strong> श्रेणी का टिकट बनाएँ, या खाता न हो तो संपर्क फ़ॉर्म भेजें। उपभोक्ता संरक्षण (ई-कॉमर्स) नियम, 2020 के अनुसार हम <strong>48 घंटों</strong> में उसकी प्राप्ति बताते हैं और <strong>एक महीने</strong> में निपटाते हैं। दोनों समय आपके टिकट पर लिखे रहते हैं। संतुष्ट न हों तो राष्ट्रीय उपभोक्ता हेल्पलाइन (1915) से संपर्क कर सकते हैं।</p>',
  },
];
