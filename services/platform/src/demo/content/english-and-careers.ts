import { lesson, type DemoCategory } from './demo-course';

export const englishAndCareers: DemoCategory = {
  name: 'English and Careers',
  nameHindi: 'अंग्रेज़ी और करियर',
  motif: 'speech',
  courses: [
    {
      name: 'Spoken English with Confidence',
      description:
        'Speak without translating in your head. Short dialogues from offices, hospitals, banks and trains, with pauses left for your answer.',
      language: 'English',
      level: 'intermediate',
      nameHindi: 'आत्मविश्वास से अंग्रेज़ी बोलना',
      author: 'Kavita Rao',
      rating: 4.5,
      price: [1499, 199],
      premium: true,
      bestSeller: true,
      info: {
        lead: 'Fluency is a habit. Fifteen minutes a day, aloud, is worth more than three hours of grammar on Sunday.',
        learn: [
          '*Starting* a conversation and keeping it going',
          '*Asking* politely, refusing kindly',
          '*The phone*: numbers, names and bad lines',
        ],
        audience: 'Adults who read English well and hesitate to speak it.',
        needs: 'A quiet corner and the courage to hear your own voice.',
      },
      modules: [
        lesson(
          'First words',
          'Greet, introduce, ask.',
          'Greetings that fit the place',
          'Introducing yourself',
          'Small talk, honestly',
        ),
        lesson('At work', 'Meetings, calls and disagreement.', 'Saying what you think', 'On the phone'),
        lesson('Out and about', 'Banks, clinics and trains.', 'At the bank counter', 'Explaining a pain'),
      ],
    },
    {
      name: 'अंग्रेज़ी बोलना सीखें: हिंदी माध्यम से',
      description: 'रोज़मर्रा की अंग्रेज़ी, हिंदी में समझाई गई। पहले सुनिए, फिर दोहराइए, फिर अपने शब्दों में कहिए।',
      language: 'Hindi',
      level: 'beginner',
      author: 'नेहा श्रीवास्तव',
      rating: 4,
      price: [0, 0],
      info: {
        lead: 'गलती करना सीखने का सबसे तेज़ तरीका है। यहाँ कोई हँसने वाला नहीं है।',
        learn: [
          '*छोटे वाक्य*: जो हर जगह काम आते हैं',
          '*सही उच्चारण*: जो ध्वनियाँ हिंदी में नहीं हैं',
          '*बातचीत*: दुकान, बैंक और दफ़्तर में',
        ],
        audience: 'वे सभी जो अंग्रेज़ी समझते हैं पर बोलने में झिझकते हैं।',
        needs: 'रोज़ पंद्रह मिनट।',
      },
      modules: [
        lesson('छोटे वाक्य', 'अभिवादन, परिचय और अनुरोध।', 'नमस्ते से आगे', 'अपना परिचय'),
        lesson('बातचीत', 'बाज़ार से दफ़्तर तक।', 'दुकान पर', 'फ़ोन पर बात', 'साक्षात्कार के पाँच प्रश्न'),
      ],
    },
    {
      name: 'The Interview: from CV to Offer',
      description:
        'Write a one-page CV that is read, answer the ten questions that always come, and negotiate without fear. With sample interviews for IT, banking and teaching.',
      language: 'English',
      level: 'intermediate',
      author: 'Suresh Patnaik',
      rating: 4,
      price: [799, 799],
      info: {
        lead: 'An interview is a conversation about work that you could do together. Prepare stories, not speeches.',
        learn: [
          '*The CV*: one page, results first',
          '*Stories*: situation, action, result',
          '*The offer*: reading it, asking, deciding',
        ],
        audience: 'Final-year students and those who change jobs.',
        needs: 'Your old CV, however bad.',
      },
      modules: [
        lesson('On paper', 'A page that is read to the end.', 'Results first', 'What to leave out'),
        lesson('In the room', 'Questions, silence and salary.', 'Ten questions', 'Telling a story', 'The offer'),
      ],
    },
    {
      name: 'Writing at Work',
      description:
        'E-mails, reports and messages that get an answer. Clear subject, clear request, clear date; and the tone that fits a manager, a customer and a colleague.',
      language: 'English',
      level: 'intermediate',
      author: 'Kavita Rao',
      rating: 3.5,
      price: [999, 499],
      premium: true,
      info: {
        lead: 'If the reader must ask back, the message was not finished.',
        learn: [
          '*Subject lines* that say what is wanted',
          '*Reports*: the answer first',
          '*Tone*: firm and kind at once',
        ],
        audience: 'Everybody who writes more than five e-mails a day.',
        needs: 'Three of your own e-mails to improve.',
      },
      modules: [
        lesson('E-mail', 'Short, clear, answered.', 'One message, one request', 'Saying no'),
        lesson('Reports', 'The answer first, the work after it.', 'The first paragraph', 'Tables that speak'),
      ],
    },
  ],
};
