import type { Locale } from '@vidyapath/http/locale';
import type { TicketCategory } from '@vidyapath/http/support-names';

/** `hoursAgo`: when it was written. */
export interface DemoMessage {
  hoursAgo: number;
  from: 'asker' | 'staff' | 'note';
  body: string;
}

export interface DemoTicket {
  category: TicketCategory;
  subject: string;
  language: Locale;
  course_id?: number;
  messages: readonly DemoMessage[];
  /** Looked after by the demo's member of staff. */
  assigned?: true;
  closedHoursAgo?: number;
  /** Of the contact form, by a visitor. */
  contact?: { full_name: string; email: string; mobile: string };
}

/** In every state: new, overdue, answered, opened again, closed by either side and by itself, of the contact form, a grievance. */
export const demoTickets: readonly DemoTicket[] = [
  {
    category: 'technical',
    subject: 'The video of lesson 3 stops after a minute',
    language: 'en',
    course_id: 2,
    messages: [
      {
        hoursAgo: 5,
        from: 'asker',
        body: 'Lesson 3 stops at 1:04 on my phone. Other lessons play. I use Chrome on Android 14.',
      },
    ],
  },
  {
    category: 'payment',
    subject: 'UPI से पैसे कट गए, कोर्स नहीं खुला',
    language: 'hi',
    messages: [
      {
        hoursAgo: 30,
        from: 'asker',
        body: 'कल रात मैंने UPI से भुगतान किया। पैसे कट गए, पर ऑर्डर अब भी प्रतीक्षा में है। कृपया देखें।',
      },
      { hoursAgo: 4, from: 'note', body: 'Gateway shows the payment as authorised only. Finance is asked.' },
    ],
    assigned: true,
  },
  {
    category: 'grievance',
    subject: 'No answer about my refund for two weeks',
    language: 'en',
    messages: [
      {
        hoursAgo: 60,
        from: 'asker',
        body: 'I asked for my refund on the 10th and was told to wait. Nothing has come. I want this in writing.',
      },
    ],
    assigned: true,
  },
  {
    category: 'course',
    subject: 'Is there a certificate for the free course too?',
    language: 'en',
    course_id: 5,
    messages: [
      { hoursAgo: 50, from: 'asker', body: 'I finished the free course. Do I get a certificate for it?' },
      {
        hoursAgo: 44,
        from: 'staff',
        body: 'Yes, you do. It is made by itself once every lesson is complete.\n\nYou will find it under My Learning. Two lessons are still open for you: 7 and 9.',
      },
    ],
    assigned: true,
  },
  {
    category: 'account',
    subject: 'खाते में नाम ग़लत है',
    language: 'hi',
    messages: [
      { hoursAgo: 96, from: 'asker', body: 'मेरे खाते में उपनाम की वर्तनी ग़लत है। इसे प्रमाणपत्र से पहले ठीक कराना है।' },
      { hoursAgo: 90, from: 'staff', body: 'आप इसे प्रोफ़ाइल में स्वयं बदल सकते हैं। आगे के प्रमाणपत्रों पर नया नाम आएगा।' },
      { hoursAgo: 20, from: 'asker', body: 'बदल दिया, पर एक पुराने प्रमाणपत्र पर अब भी पुराना नाम है।' },
    ],
    assigned: true,
  },
  {
    category: 'payment',
    subject: 'Invoice with the name of our company',
    language: 'en',
    messages: [
      { hoursAgo: 300, from: 'asker', body: 'The invoice has to name our company. Where do I enter it?' },
      {
        hoursAgo: 290,
        from: 'staff',
        body: 'At checkout, as the name for the bill. An invoice that was issued cannot be changed, so please enter it with your next order.',
      },
      { hoursAgo: 280, from: 'asker', body: 'Clear, thank you!' },
    ],
    closedHoursAgo: 280,
    assigned: true,
  },
  {
    category: 'technical',
    subject: 'Subtitles in Hindi?',
    language: 'en',
    messages: [
      { hoursAgo: 700, from: 'asker', body: 'Will the English courses have Hindi subtitles?' },
      {
        hoursAgo: 690,
        from: 'staff',
        body: 'We are working on it for the most watched courses. The course page will show the languages.',
      },
    ],
    closedHoursAgo: 690 - 14 * 24,
  },
  {
    category: 'course',
    subject: 'Courses for a whole school',
    language: 'en',
    contact: { full_name: 'Meenakshi Iyer', email: 'principal@school.example', mobile: '9876512345' },
    messages: [
      {
        hoursAgo: 70,
        from: 'asker',
        body: 'We are a school with 40 teachers. Can we buy access for all of them at once?',
      },
      {
        hoursAgo: 52,
        from: 'staff',
        body: 'Yes. Please send us the list of e-mail addresses, and we will send you an offer with one invoice.',
      },
    ],
    assigned: true,
  },
];
