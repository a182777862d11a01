import { lesson, type DemoCategory } from './demo-course';

export const schoolScience: DemoCategory = {
  name: 'School Maths and Science',
  nameHindi: 'स्कूली गणित और विज्ञान',
  motif: 'orbits',
  courses: [
    {
      name: 'कक्षा 10 गणित: बीजगणित और ज्यामिति',
      description:
        'बोर्ड परीक्षा के लिए बीजगणित और ज्यामिति की पूरी तैयारी। हर सूत्र कहाँ से आया, यह समझिए; फिर उसे रटने की ज़रूरत नहीं रहती।',
      language: 'Hindi',
      level: 'intermediate',
      author: 'राकेश कुमार मिश्रा',
      rating: 4.5,
      price: [0, 0],
      bestSeller: true,
      info: {
        lead: 'गणित में सही उत्तर से ज़्यादा ज़रूरी है सही रास्ता। हम हर सवाल को दो तरीकों से हल करते हैं।',
        learn: [
          '*द्विघात समीकरण*: गुणनखंड, पूर्ण वर्ग और सूत्र',
          '*त्रिभुज*: समरूपता और पाइथागोरस प्रमेय',
          '*पुराने प्रश्नपत्र*: समय बाँटकर हल करने का अभ्यास',
        ],
        audience: 'कक्षा 10 के विद्यार्थी और उन्हें पढ़ाने वाले अभिभावक।',
        needs: 'कक्षा 9 का गणित, कॉपी और पेंसिल।',
      },
      modules: [
        lesson('द्विघात समीकरण', 'तीन तरीके और कब कौन-सा चुनें।', 'गुणनखंड से हल', 'पूर्ण वर्ग बनाना', 'सूत्र की उत्पत्ति'),
        lesson('त्रिभुज', 'समरूप त्रिभुज और उनके उपयोग।', 'समरूपता की पहचान', 'पाइथागोरस प्रमेय'),
        lesson('परीक्षा की तैयारी', 'तीन घंटे का सही उपयोग।', 'प्रश्न चुनना', 'गलतियों से सीखना'),
      ],
    },
    {
      name: 'Physics by Experiment, Class 11',
      description:
        'Motion, force and energy with things from the kitchen: a ruler, a bottle, a stop watch on your phone. Measure first, then meet the formula that describes what you saw.',
      language: 'English',
      level: 'intermediate',
      author: 'Dr. Anjali Mohanty',
      rating: 4,
      price: [1199, 599],
      premium: true,
      info: {
        lead: 'A law of physics is a summary of many careful afternoons. We spend a few of them ourselves.',
        learn: [
          '*Measuring*, with errors that you can state',
          '*Motion*: graphs before formulas',
          '*Energy*: where it goes when it seems to vanish',
        ],
        audience: 'Class 11 students of all boards, and teachers without a laboratory.',
        needs: 'A phone, a ruler, a bottle, and somebody to hold the other end of the tape.',
      },
      modules: [
        lesson('Measuring the world', 'How long, how fast, how sure?', 'A ruler and its limits', 'Timing a fall'),
        lesson(
          'Force and motion',
          'From the rolling bottle to Newton.',
          'Graphs of motion',
          'What friction does',
          'Newton in the kitchen',
        ),
      ],
    },
    {
      name: 'रसायन विज्ञान: अणु से अभिक्रिया तक',
      description: 'परमाणु की बनावट, बंध और रासायनिक अभिक्रियाएँ सरल चित्रों और घरेलू उदाहरणों के साथ। कक्षा 11 और 12 के लिए।',
      language: 'Hindi',
      level: 'intermediate',
      author: 'डॉ. सुनीता वर्मा',
      rating: 3.5,
      price: [1099, 549],
      premium: true,
      info: {
        lead: 'रसोई सबसे अच्छी प्रयोगशाला है। नमक, नींबू और सोडा से हम अम्ल, क्षार और लवण समझते हैं।',
        learn: ['*परमाणु*: इलेक्ट्रॉन कहाँ रहते हैं', '*बंध*: अणु क्यों बनते हैं', '*अभिक्रिया*: समीकरण को संतुलित करना'],
        audience: 'कक्षा 11 और 12 के विद्यार्थी।',
        needs: 'कक्षा 10 का विज्ञान।',
      },
      modules: [
        lesson('परमाणु', 'सबसे छोटे कण की बड़ी कहानी।', 'परमाणु की बनावट', 'आवर्त सारणी पढ़ना'),
        lesson('बंध और अभिक्रिया', 'अणु कैसे बनते और टूटते हैं।', 'आयनिक और सहसंयोजक बंध', 'समीकरण संतुलित करना', 'रसोई के प्रयोग'),
      ],
    },
    {
      name: 'Mental Maths for Competitive Exams',
      description:
        'Percentages, ratios, time and work, speed and distance: the fifteen patterns behind most aptitude questions, with a timed set after each.',
      language: 'English',
      level: 'intermediate',
      preview: 'Ratios as pictures',
      nameHindi: 'प्रतियोगी परीक्षाओं के लिए मानसिक गणित',
      descriptionHindi:
        'प्रतिशत, अनुपात, समय और काम, चाल और दूरी: ज़्यादातर योग्यता प्रश्नों के पीछे के पंद्रह तरीके, हर एक के बाद समय बाँधकर अभ्यास।',
      author: 'Imran Qureshi',
      rating: 4.5,
      price: [899, 449],
      bestSeller: true,
      info: {
        lead: 'Speed comes from seeing the pattern, not from hurrying.',
        learn: ['*Percentages* without a calculator', '*Ratios* as pictures', '*Time and work* by counting units'],
        audience: 'Candidates for bank, railway, SSC and campus tests.',
        needs: 'Multiplication tables up to 20.',
      },
      modules: [
        lesson(
          'Percentages and ratios',
          'Two ideas that carry half of the paper.',
          'Ten per cent and its friends',
          'Ratios as pictures',
          'Timed set 1',
        ),
        lesson('Time, work, speed', 'Count units, then divide.', 'Work in units', 'Trains that meet'),
      ],
    },
    {
      name: 'Biology Revision Notes (draft)',
      description:
        'Short revision lessons for class 12 biology. The lessons are being recorded; the course opens when the genetics module is complete.',
      language: 'English',
      level: 'intermediate',
      author: 'Dr. Anjali Mohanty',
      rating: 0,
      price: [699, 699],
      hidden: true,
      info: {
        lead: 'Notes to revise with, not to learn from: one page and one short lesson a chapter.',
        learn: ['*The cell* on one page', '*Genetics* by six solved crosses'],
        audience: 'Class 12 students in the last two months before the exam.',
        needs: 'Your textbook, read once.',
      },
      modules: [
        lesson('The cell', 'One page, one drawing.', 'The cell, drawn', 'Division in six frames'),
        lesson('Genetics', 'Crosses, step by step.', 'One gene', 'Two genes'),
      ],
    },
  ],
};
