import { lesson, type DemoCategory } from './demo-course';

export const dataAndAi: DemoCategory = {
  name: 'Data and AI',
  nameHindi: 'डेटा और एआई',
  motif: 'nodes',
  courses: [
    {
      name: 'Python for Absolute Beginners',
      description:
        'Your first programming language, at a walking pace. Short lessons, one exercise each, and small programs that are useful at home: a ration list, a marks calculator, a train delay log.',
      language: 'English',
      level: 'beginner',
      nameHindi: 'पायथन, बिल्कुल शुरुआत से',
      descriptionHindi:
        'आपकी पहली प्रोग्रामिंग भाषा, आराम की चाल से। छोटे पाठ, हर पाठ में एक अभ्यास, और घर के काम के छोटे प्रोग्राम: राशन की सूची, अंकों का हिसाब, ट्रेन की देरी का रिकॉर्ड।',
      author: 'Lakshmi Narayanan',
      rating: 5,
      price: [0, 0],
      bestSeller: true,
      info: {
        lead: 'Nobody is born knowing what a variable is. This course assumes nothing and hurries nobody.',
        learn: [
          '*Reading code* aloud before writing it',
          '*Values, decisions, loops and functions*, each with a program of its own',
          '*Files*: keeping what your program found out',
        ],
        audience: 'Students from class 8 up, and adults who always wanted to try.',
        needs: 'Any computer. Python is free, and the first lesson installs it.',
      },
      modules: [
        lesson(
          'Hello, Python',
          'Install it, run it, and understand every word of the first program.',
          'Installing Python',
          'The first three lines',
          'When the computer complains',
        ),
        lesson(
          'Deciding and repeating',
          'Make a program choose, and make it patient.',
          'if, elif, else',
          'Loops over a list',
        ),
        lesson(
          'Functions and files',
          'Name a task once, and keep its results.',
          'Writing a function',
          'Reading and writing a file',
          'The marks calculator',
        ),
      ],
    },
    {
      name: 'पायथन प्रोग्रामिंग हिंदी में',
      description:
        'पायथन भाषा की शुरुआत अपनी भाषा में। छोटे पाठ, रोज़मर्रा के उदाहरण और हर पाठ के बाद एक अभ्यास, ताकि सीखा हुआ याद रहे।',
      language: 'Hindi',
      level: 'beginner',
      author: 'डॉ. अंजलि मोहंती',
      rating: 4.5,
      price: [799, 399],
      premium: true,
      info: {
        lead: 'प्रोग्रामिंग गणित की परीक्षा नहीं है। यह कंप्यूटर को साफ़-साफ़ निर्देश देने की कला है, और निर्देश देना हम सब जानते हैं।',
        learn: [
          '*चर और मान*: जानकारी को नाम देना',
          '*शर्तें और लूप*: कंप्यूटर से निर्णय और दोहराव करवाना',
          '*फ़ंक्शन*: एक काम को एक बार लिखना',
        ],
        audience: 'कक्षा 8 से ऊपर के विद्यार्थी और पहली बार प्रोग्रामिंग सीखने वाले।',
        needs: 'कोई भी कंप्यूटर। पायथन मुफ़्त है।',
      },
      modules: [
        lesson('शुरुआत', 'पायथन लगाना और पहला प्रोग्राम चलाना।', 'पायथन लगाना', 'पहला प्रोग्राम'),
        lesson('शर्तें और लूप', 'निर्णय लेना और काम दोहराना।', 'if और else', 'for लूप', 'अभ्यास: किराने की सूची'),
      ],
    },
    {
      name: 'Statistics You Can Explain',
      description:
        'Averages, spread, samples and doubt, with data from Indian Railways, cricket and the monsoon. At the end you can read a newspaper chart and say what it hides.',
      language: 'English',
      level: 'intermediate',
      author: 'Debashish Sen',
      rating: 4,
      price: [1299, 1299],
      premium: true,
      info: {
        lead: 'A number without its doubt is a rumour. We learn to state both.',
        learn: [
          '*Describing data* with the right average',
          '*Samples*: how 2,000 people can speak for a state, and when they cannot',
          '*Tests*, without magic thresholds',
        ],
        audience: 'Students of commerce, science and journalism, and everybody who reports numbers.',
        needs: 'School arithmetic and a spreadsheet.',
      },
      modules: [
        lesson(
          'Describing',
          'Pictures first, then averages, then spread.',
          'Looking before computing',
          'Mean, median and the cricket score',
          'Spread',
        ),
        lesson(
          'Guessing well',
          'From a sample to a statement with its doubt.',
          'Samples and luck',
          'Intervals in plain words',
        ),
      ],
    },
    {
      name: 'Machine Learning with Small Data',
      description:
        'Most of us do not have a million labelled pictures. Learn to build honest models from a few hundred rows, judge them fairly, and know when a rule of thumb is better.',
      language: 'English',
      level: 'advanced',
      author: 'Farah Sheikh',
      rating: 4.5,
      price: [3499, 1749],
      premium: true,
      bestSeller: true,
      info: {
        lead: 'The hard part is not the model. It is the question, the data, and being honest about the error.',
        learn: [
          '*Framing*: what is predicted, for whom, and what a mistake costs',
          '*Models*: linear, trees and nearest neighbours, by hand first',
          '*Judging*: hold-out, leakage, and fairness across languages and regions',
        ],
        audience: 'People with some Python who want to use machine learning at work.',
        needs: 'Python for Absolute Beginners or the like, and Statistics You Can Explain.',
      },
      modules: [
        lesson(
          'The question',
          'Choose something worth predicting.',
          'What is a prediction worth?',
          'Collecting 300 rows',
        ),
        lesson(
          'Three models',
          'Build them, compare them, distrust them.',
          'A line through points',
          'A tree of questions',
          'Ask your neighbours',
        ),
        lesson(
          'Honest results',
          'Measure on what the model has not seen.',
          'Hold-out and leakage',
          'Writing down the limits',
        ),
      ],
    },
  ],
};
