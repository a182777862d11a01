import { lesson, type DemoCategory } from './demo-course';

export const designAndCreativity: DemoCategory = {
  name: 'Design and Creativity',
  nameHindi: 'डिज़ाइन और रचनात्मकता',
  motif: 'petals',
  courses: [
    {
      name: 'Drawing Every Day',
      description:
        'Thirty days with a pencil: lines, light, hands, streets and faces. No talent needed, only a page a day and a friendly eye on your own work.',
      language: 'English',
      level: 'beginner',
      author: 'Debashish Sen',
      rating: 4.5,
      price: [0, 0],
      info: {
        lead: 'Drawing is looking, slowly, with a pencil in your hand.',
        learn: [
          '*Line*: confident and light',
          '*Light*: three tones are enough',
          '*Streets*: drawing what will not stand still',
        ],
        audience: 'Everybody who stopped drawing in class 5.',
        needs: 'A pencil, a cheap notebook, ten minutes a day.',
      },
      modules: [
        lesson('Lines', 'Loosen the hand, then the eye.', 'Warming up', 'Drawing without looking', 'Cups and bottles'),
        lesson('Light', 'Three tones make a room.', 'Three tones', 'A window at noon'),
      ],
    },
    {
      name: 'Interface Design for Indian Languages',
      description:
        'Design screens that work in Hindi, Odia and Tamil as well as in English: type, length, numerals, search and voice, tested on phones that people really own.',
      language: 'English',
      level: 'advanced',
      preview: 'Anatomy of Devanagari',
      author: 'Meera Krishnan',
      rating: 5,
      price: [2999, 1499],
      premium: true,
      bestSeller: true,
      info: {
        lead: 'A translated screen is not yet a designed one. We start from the longest word and the smallest phone.',
        learn: [
          '*Type*: line height for matras and conjuncts',
          '*Length*: labels that may grow by half',
          '*Testing* with five people and a patchy network',
        ],
        audience: 'Designers and front-end developers.',
        needs: 'Some practice with any design tool.',
      },
      modules: [
        lesson(
          'Scripts and type',
          'What changes when the script does.',
          'Anatomy of Devanagari',
          'Line height and size',
          'Choosing a family',
        ),
        lesson('Words on screens', 'Labels, numbers and search.', 'Room to grow', 'Numbers and dates'),
        lesson(
          'With real people',
          'Five people, one afternoon.',
          'Finding five people',
          'What to do with what you saw',
        ),
      ],
    },
    {
      name: 'मोबाइल से फ़ोटोग्राफ़ी',
      description: 'महँगा कैमरा नहीं, अच्छी नज़र चाहिए। रोशनी, फ़्रेम और कहानी की समझ के साथ अपने फ़ोन से यादगार तस्वीरें लीजिए।',
      language: 'Hindi',
      level: 'beginner',
      preview: 'सुबह की रोशनी',
      author: 'इमरान क़ुरैशी',
      rating: 4,
      price: [699, 349],
      bestSeller: true,
      info: {
        lead: 'सबसे अच्छा कैमरा वह है जो अभी आपके हाथ में है।',
        learn: [
          '*रोशनी*: सुबह, दोपहर और शाम का अंतर',
          '*फ़्रेम*: क्या दिखाना है और क्या छोड़ना है',
          '*कहानी*: पाँच तस्वीरों में एक मेला',
        ],
        audience: 'फ़ोन रखने वाला हर व्यक्ति।',
        needs: 'कैमरे वाला कोई भी फ़ोन।',
      },
      modules: [
        lesson('रोशनी', 'रोशनी देखना सीखिए।', 'सुबह की रोशनी', 'खिड़की के पास चेहरा'),
        lesson('फ़्रेम और कहानी', 'कम में ज़्यादा कहना।', 'तिहाई का नियम', 'हाथ और चेहरे', 'पाँच तस्वीरों में मेला'),
      ],
    },
    {
      name: 'शास्त्रीय संगीत: सुनना और समझना',
      description:
        'राग, ताल और बंदिश की पहचान। गाना आना ज़रूरी नहीं; यह कोर्स ध्यान से सुनना सिखाता है, ताकि अगली महफ़िल में आप भी सिर हिलाएँ।',
      language: 'Hindi',
      level: 'beginner',
      author: 'पंडित हरिहर दास',
      rating: 5,
      price: [1199, 1199],
      premium: true,
      info: {
        lead: 'राग को समझने का पहला कदम है उसे जल्दी न समझना।',
        learn: [
          '*स्वर और राग*: भोर और रात के रागों का भेद',
          '*ताल*: तीनताल और एकताल गिनना',
          '*महफ़िल*: आलाप से झाला तक की यात्रा',
        ],
        audience: 'संगीत से प्रेम करने वाले सभी लोग।',
        needs: 'कान, और शांत आधा घंटा।',
      },
      modules: [
        lesson('स्वर और राग', 'सात स्वर और उनके रंग।', 'सा से सा तक', 'भैरव और यमन'),
        lesson('ताल', 'समय को हाथ पर गिनना।', 'तीनताल', 'सम कहाँ है', 'एकताल'),
      ],
    },
  ],
};
