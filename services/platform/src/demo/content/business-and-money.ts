import { lesson, type DemoCategory } from './demo-course';

export const businessAndMoney: DemoCategory = {
  name: 'Business and Money',
  nameHindi: 'व्यवसाय और पैसा',
  motif: 'bars',
  courses: [
    {
      name: 'Money Basics: Save, Insure, Invest',
      description:
        'Budget a first salary, build an emergency fund, understand insurance, PPF, mutual funds and loans. No tips, no products sold: only how to compare.',
      language: 'English',
      level: 'beginner',
      nameHindi: 'पैसे की बुनियाद: बचत, बीमा, निवेश',
      author: 'Lakshmi Narayanan',
      rating: 5,
      price: [1999, 999],
      premium: true,
      bestSeller: true,
      info: {
        lead: 'Money is a tool for calm. This course is about the calm.',
        learn: [
          '*A budget* that survives a wedding season',
          '*Insurance*: what it is for, and what is an expensive savings plan',
          '*Compound interest*, for you and against you',
        ],
        audience: 'Earners in their first ten years of work.',
        needs: 'Your last three bank statements.',
      },
      modules: [
        lesson(
          'Where it goes',
          'See your money before you change anything.',
          'Three months on one page',
          'A budget with room for festivals',
        ),
        lesson(
          'Safety first',
          'The fund and the cover.',
          'Six months in reserve',
          'Term and health cover',
          'Reading a policy',
        ),
        lesson('Growing it', 'Slow, boring and cheap.', 'Compound interest', 'Funds and their costs'),
      ],
    },
    {
      name: 'छोटे व्यवसाय का हिसाब-किताब और GST',
      description:
        'दुकान और छोटे उद्योग के लिए बही-खाता, बिल, GST पंजीकरण और रिटर्न, आसान हिंदी में और असली बिलों के उदाहरण के साथ।',
      language: 'Hindi',
      level: 'intermediate',
      author: 'राजेश गुप्ता',
      rating: 4,
      price: [1499, 749],
      premium: true,
      info: {
        lead: 'हिसाब साफ़ हो तो नींद भी अच्छी आती है। रोज़ के दस मिनट काफ़ी हैं।',
        learn: [
          '*बही-खाता*: आमदनी, खर्च और उधार',
          '*GST*: बिल, इनपुट क्रेडिट और रिटर्न',
          '*नकदी*: महीने के अंत में पैसा क्यों कम पड़ता है',
        ],
        audience: 'दुकानदार, छोटे उद्यमी और उनके परिवार।',
        needs: 'पिछले महीने के बिल।',
      },
      modules: [
        lesson('रोज़ का हिसाब', 'दस मिनट की आदत।', 'आमदनी और खर्च', 'उधार का खाता'),
        lesson('GST आसान भाषा में', 'पंजीकरण से रिटर्न तक।', 'किसे पंजीकरण चाहिए', 'सही बिल बनाना', 'रिटर्न भरना'),
      ],
    },
    {
      name: 'Start a Small Food Business',
      description:
        'From a home kitchen to the first hundred regular customers: costing a plate, FSSAI registration, packing, delivery apps and their commission.',
      language: 'English',
      level: 'beginner',
      author: 'Farah Sheikh',
      rating: 4,
      price: [1299, 649],
      info: {
        lead: 'Good food is the beginning. Knowing what one plate costs is what keeps the kitchen open.',
        learn: [
          '*Costing* a plate to the rupee',
          '*Permissions*: what you need and what you do not',
          '*Regulars*: the cheapest marketing there is',
        ],
        audience: 'Home cooks and young caterers.',
        needs: 'One dish that your neighbours ask for.',
      },
      modules: [
        lesson('The plate', 'Cost it, price it, repeat it.', 'Costing to the rupee', 'The same taste every day'),
        lesson(
          'The customers',
          'Find a hundred and keep them.',
          'The first ten',
          'Apps and their commission',
          'Keeping regulars',
        ),
      ],
    },
    {
      name: 'Digital Marketing for Shops (coming soon)',
      description:
        'Maps listings, messages, short videos and small paid campaigns for shops with more time than money. Staff are still reviewing the lessons.',
      language: 'English',
      level: 'beginner',
      author: 'Rohit Deshmukh',
      rating: 0,
      price: [899, 449],
      premium: true,
      hidden: true,
      info: {
        lead: 'Your next customer is within two kilometres. Be found there first.',
        learn: ['*Listings* that are complete', '*Messages* people do not mute'],
        audience: 'Owners of shops and small services.',
        needs: 'A phone with a camera.',
      },
      modules: [
        lesson('Being found', 'Maps, photos, hours.', 'A complete listing', 'Photos that help'),
        lesson('Being remembered', 'Messages and small campaigns.', 'Messages with a reason', 'A campaign of ₹500'),
      ],
    },
  ],
};
