import type { DemoFaq } from './demo-faq.types';

export const faqBuying: readonly DemoFaq[] = [
  {
    category: 'Buying and payments',
    question_en: 'How do I buy a course?',
    answer_en:
      '<p>Open the course and choose <strong>Buy Now</strong>, or <strong>Add to Cart</strong> if you want to buy several at once. At checkout you see the total and any discount before you pay. As soon as the payment goes through, the course is under <strong>My Learning</strong>; there is nothing to wait for.</p>',
    question_hi: 'मैं कोर्स कैसे ख़रीदूँ?',
    answer_hi:
      '<p>कोर्स खोलें और <strong>अभी ख़रीदें</strong> चुनें, या कई कोर्स एक साथ लेने हों तो <strong>कार्ट में जोड़ें</strong>। चेकआउट पर भुगतान से पहले छूट सहित कुल राशि दिखती है। भुगतान होते ही कोर्स <strong>मेरी पढ़ाई</strong> में आ जाता है; कोई प्रतीक्षा नहीं करनी पड़ती।</p>',
  },
  {
    category: 'Buying and payments',
    question_en: 'Which ways of paying do you take? Can I pay by UPI?',
    answer_en:
      '<p>Yes. You can pay by UPI (any app), debit or credit card, netbanking and common wallets. Payments run through our payment gateway; we never see or store your card number or UPI PIN.</p><p>Nobody from Vidyapath will ever ask you for an OTP or PIN.</p>',
    question_hi: 'भुगतान के कौन-से तरीके हैं? क्या UPI से भुगतान हो सकता है?',
    answer_hi:
      '<p>हाँ। आप UPI (किसी भी ऐप), डेबिट या क्रेडिट कार्ड, नेटबैंकिंग और प्रचलित वॉलेट से भुगतान कर सकते हैं। भुगतान हमारे पेमेंट गेटवे से होता है; आपका कार्ड नंबर या UPI पिन न हमें दिखता है, न हम रखते हैं।</p><p>विद्यापथ से कोई भी आपसे कभी OTP या पिन नहीं माँगेगा।</p>',
  },
  {
    category: 'Buying and payments',
    question_en: 'The money has left my account, but my order is not paid. What now?',
    answer_en:
      '<p>Please do not pay a second time. We ask the payment gateway for the outcome ourselves, usually within minutes. If the payment went through, your order becomes paid and we write to you. If it did not, your bank returns the money, with UPI mostly on the same day and otherwise within 5 to 7 working days.</p><p>If the order is still unpaid after an hour, write to us with the order; we look it up at the gateway.</p>',
    question_hi: 'पैसे कट गए, पर ऑर्डर का भुगतान नहीं दिख रहा। अब क्या करूँ?',
    answer_hi:
      '<p>कृपया दोबारा भुगतान न करें। हम पेमेंट गेटवे से परिणाम स्वयं पूछते हैं, आम तौर पर कुछ ही मिनटों में। भुगतान सफल हुआ हो तो ऑर्डर भुगतान किया हुआ दिखेगा और हम आपको लिखेंगे। यदि नहीं हुआ, तो बैंक पैसे लौटा देता है: UPI में प्रायः उसी दिन, अन्यथा 5 से 7 कार्य-दिवसों में।</p><p>एक घंटे बाद भी भुगतान न दिखे तो ऑर्डर के साथ हमें लिखें; हम गेटवे पर देख लेंगे।</p>',
  },
  {
    category: 'Buying and payments',
    question_en: 'Where is my invoice?',
    answer_en:
      '<p>It comes as a PDF with the email about your payment. You can also download it from the order under <strong>Orders</strong>. It cannot be changed after it was issued, so please check name and state before you pay.</p>',
    question_hi: 'मेरा इनवॉइस कहाँ है?',
    answer_hi:
      '<p>भुगतान की मेल के साथ वह PDF के रूप में आता है। उसे <strong>ऑर्डर</strong> में अपने ऑर्डर से भी डाउनलोड कर सकते हैं। जारी होने के बाद वह बदला नहीं जा सकता, इसलिए भुगतान से पहले नाम और राज्य जाँच लें।</p>',
  },
  {
    category: 'Refunds',
    question_en: 'Can I get my money back?',
    answer_en:
      '<p>Within <strong>72 hours</strong> of paying you can refund a course or a whole order yourself, once: open the order and choose <strong>Request a refund</strong>. Access ends at once, and the money goes back the way you paid. After 72 hours please open a ticket with the order; we decide case by case.</p>',
    question_hi: 'क्या मुझे पैसे वापस मिल सकते हैं?',
    answer_hi:
      '<p>भुगतान के <strong>72 घंटों</strong> के भीतर आप किसी कोर्स या पूरे ऑर्डर का रिफ़ंड एक बार स्वयं कर सकते हैं: ऑर्डर खोलें और <strong>रिफ़ंड माँगें</strong> चुनें। पहुँच तुरंत समाप्त हो जाती है और पैसे उसी माध्यम से लौटते हैं। 72 घंटों के बाद ऑर्डर के साथ टिकट बनाएँ; हम हर मामले पर अलग से निर्णय लेते हैं।</p>',
  },
  {
    category: 'Refunds',
    question_en: 'My refund is processed, but I cannot see the money.',
    answer_en:
      '<p>“Processed” means that the money is on its way. UPI refunds mostly arrive within a day; cards and netbanking take up to <strong>10 working days</strong>. The credit note in your order names the amount and the date; your bank can trace it with these.</p>',
    question_hi: 'रिफ़ंड हो चुका बताया जा रहा है, पर पैसे नहीं दिख रहे।',
    answer_hi:
      '<p>“हो चुका” का अर्थ है कि पैसे रास्ते में हैं। UPI में वे प्रायः एक दिन में आ जाते हैं; कार्ड और नेटबैंकिंग में <strong>10 कार्य-दिवस</strong> तक लगते हैं। आपके ऑर्डर के क्रेडिट नोट में राशि और तारीख़ है; इनसे आपका बैंक भुगतान खोज सकता है।</p>',
  },
];
