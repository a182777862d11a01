import type { Cue } from '@vidyapath/http/lesson-assets';

/** What is said at a step, in both languages. */
interface Words {
  en: string;
  hi: string;
}

/** A picture that grows in three steps. */
export interface Scene {
  title: string;
  steps: readonly [Step, Step, Step];
}

export interface Step {
  /** The line that this step adds to the picture. */
  line: string;
  /** Of the bar. */
  percent: number;
  says: Words;
}

export const secondsPerStep = 5;

const step = (line: string, percent: number, en: string, hi: string): Step => ({ line, percent, says: { en, hi } });

export const lessonTitle = 'Ten per cent and its friends';

/** The picture has English text and numbers; captions have both languages. */
export const scenes: readonly Scene[] = [
  {
    title: lessonTitle,
    steps: [
      step(
        'Mental maths, lesson 1',
        0,
        'Welcome. This lesson is about ten per cent.',
        'नमस्ते। यह पाठ दस प्रतिशत के बारे में है।',
      ),
      step('No calculator, no paper', 0, 'You need no calculator and no paper.', 'न कैलकुलेटर चाहिए, न कागज़।'),
      step(
        'One number opens many',
        10,
        'Once you have ten per cent, the others follow.',
        'दस प्रतिशत मिल जाए, तो बाकी अपने आप निकल आते हैं।',
      ),
    ],
  },
  {
    title: '10 % is one tenth',
    steps: [
      step('10 % of 450', 0, 'What is ten per cent of 450?', '450 का दस प्रतिशत कितना है?'),
      step('450 ÷ 10', 10, 'Ten per cent is one part of ten.', 'दस प्रतिशत यानी दस में से एक भाग।'),
      step('= 45', 10, 'Move the point one place to the left: 45.', 'दशमलव को एक स्थान बाईं ओर खिसकाइए: 45।'),
    ],
  },
  {
    title: '5 % is half of that',
    steps: [
      step('5 % of 450', 0, 'Now five per cent of the same number.', 'अब इसी संख्या का पाँच प्रतिशत।'),
      step('45 ÷ 2', 5, 'Five is half of ten, so halve the 45.', 'पाँच, दस का आधा है, इसलिए 45 को आधा कीजिए।'),
      step('= 22.5', 5, 'Half of 45 is 22.5.', '45 का आधा साढ़े बाईस होता है।'),
    ],
  },
  {
    title: '20 % is twice as much',
    steps: [
      step('20 % of 450', 0, 'Twenty per cent goes the other way.', 'बीस प्रतिशत के लिए उल्टा चलिए।'),
      step('45 × 2', 20, 'Twenty is twice ten, so double the 45.', 'बीस, दस का दुगुना है, इसलिए 45 को दुगुना कीजिए।'),
      step('= 90', 20, 'That makes 90.', 'उत्तर है 90।'),
    ],
  },
  {
    title: '1 % is two places',
    steps: [
      step(
        '1 % of 450',
        0,
        'For one per cent, take a tenth of the tenth.',
        'एक प्रतिशत के लिए दसवें भाग का भी दसवाँ भाग लीजिए।',
      ),
      step('450 ÷ 100', 1, 'The point moves two places.', 'दशमलव दो स्थान खिसकता है।'),
      step('= 4.5', 1, 'One per cent of 450 is 4.5.', '450 का एक प्रतिशत 4.5 है।'),
    ],
  },
  {
    title: '15 % is 10 % and 5 %',
    steps: [
      step('15 % of 640', 0, 'Fifteen per cent of 640 looks harder.', '640 का पंद्रह प्रतिशत कठिन लगता है।'),
      step('64 + 32', 10, 'Take ten per cent, which is 64, and half of it, 32.', 'दस प्रतिशत 64 है, और उसका आधा 32।'),
      step('= 96', 15, 'Add both: 96.', 'दोनों को जोड़िए: 96।'),
    ],
  },
  {
    title: '25 % is a quarter',
    steps: [
      step('25 % of 360', 0, 'Some percentages are simple fractions.', 'कुछ प्रतिशत सीधी भिन्न होते हैं।'),
      step(
        '360 ÷ 4',
        25,
        'Twenty-five per cent is one of four equal parts.',
        'पच्चीस प्रतिशत यानी चार बराबर भागों में से एक।',
      ),
      step('= 90', 25, '360 divided by four is 90.', '360 को चार से भाग दीजिए: 90।'),
    ],
  },
  {
    title: 'A price falls',
    steps: [
      step(
        'A bag costs ₹800',
        100,
        'A bag costs 800 rupees, and 20 per cent is taken off.',
        'एक बैग 800 रुपये का है, और 20 प्रतिशत की छूट है।',
      ),
      step(
        '20 % off: ₹160',
        20,
        'Ten per cent is 80, so twenty per cent is 160.',
        'दस प्रतिशत 80 है, तो बीस प्रतिशत 160 हुआ।',
      ),
      step('You pay ₹640', 80, 'You pay the rest: 640 rupees.', 'बाकी आपको देना है: 640 रुपये।'),
    ],
  },
  {
    title: 'GST on a bill',
    steps: [
      step(
        '18 % of ₹1,200',
        0,
        'How much is the tax of 18 per cent on 1,200 rupees?',
        '1,200 रुपये पर 18 प्रतिशत कर कितना होगा?',
      ),
      step(
        '20 % − 2 %',
        20,
        'Take twenty per cent and give two per cent back.',
        'बीस प्रतिशत लीजिए और दो प्रतिशत लौटा दीजिए।',
      ),
      step('240 − 24 = ₹216', 18, '240 less 24 is 216 rupees.', '240 में से 24 घटाइए: 216 रुपये।'),
    ],
  },
  {
    title: 'Swap the two numbers',
    steps: [
      step('16 % of 25', 0, 'Sixteen per cent of 25? There is a trick.', '25 का सोलह प्रतिशत? एक तरकीब है।'),
      step('= 25 % of 16', 25, 'It equals 25 per cent of 16.', 'यह 16 के पच्चीस प्रतिशत के बराबर है।'),
      step('= 4', 25, 'A quarter of 16 is four.', '16 का चौथाई चार है।'),
    ],
  },
  {
    title: 'Up and down again',
    steps: [
      step(
        '₹100 + 10 % = ₹110',
        100,
        'A price of 100 rupees rises by ten per cent: 110.',
        '100 रुपये का दाम दस प्रतिशत बढ़ा: 110।',
      ),
      step(
        '₹110 − 10 % = ₹99',
        99,
        'Then it falls by ten per cent of 110, which is 11.',
        'फिर 110 का दस प्रतिशत घटा, यानी 11।',
      ),
      step(
        'Not where it began',
        99,
        'It ends at 99: the second ten per cent was larger.',
        'बचे 99: दूसरी बार का दस प्रतिशत बड़ा था।',
      ),
    ],
  },
  {
    title: 'Two discounts',
    steps: [
      step(
        '20 % off, then 10 % off',
        100,
        'A shop takes off 20 per cent, and then 10 per cent.',
        'दुकान पहले 20 प्रतिशत और फिर 10 प्रतिशत छूट देती है।',
      ),
      step('100 → 80 → 72', 72, 'From 100 to 80, and from 80 to 72.', '100 से 80, और 80 से 72।'),
      step('28 % in all, not 30 %', 28, 'That is 28 per cent in all, not 30.', 'कुल छूट 28 प्रतिशत हुई, 30 नहीं।'),
    ],
  },
  {
    title: 'Marks as per cent',
    steps: [
      step('45 marks of 60', 0, 'You got 45 marks of 60. How many per cent?', 'आपको 60 में से 45 अंक मिले। कितने प्रतिशत?'),
      step('10 % is 6 marks', 10, 'Ten per cent of 60 is six marks.', '60 का दस प्रतिशत छह अंक है।'),
      step(
        '45 ÷ 6 = 7.5, so 75 %',
        75,
        '45 has seven and a half sixes: 75 per cent.',
        '45 में साढ़े सात बार छह है: 75 प्रतिशत।',
      ),
    ],
  },
  {
    title: 'Your turn',
    steps: [
      step('35 % of 240', 0, 'Now you: 35 per cent of 240.', 'अब आपकी बारी: 240 का 35 प्रतिशत।'),
      step('24 × 3, and 12', 30, 'Three times ten per cent, and five per cent.', 'तीन बार दस प्रतिशत, और पाँच प्रतिशत।'),
      step('72 + 12 = 84', 35, '72 and 12 make 84. Did you get it?', '72 और 12 मिलकर 84। सही निकला?'),
    ],
  },
  {
    title: 'From an exam',
    steps: [
      step('12.5 % of 960', 0, 'This one was asked in a bank exam.', 'यह प्रश्न बैंक की परीक्षा में आया था।'),
      step(
        'Half of a quarter',
        25,
        '12.5 per cent is half of a quarter: one eighth.',
        '12.5 प्रतिशत चौथाई का आधा है: आठवाँ भाग।',
      ),
      step('960 ÷ 8 = 120', 12.5, '960 divided by eight is 120.', '960 को आठ से भाग दीजिए: 120।'),
    ],
  },
  {
    title: 'What to remember',
    steps: [
      step('Find 10 % first', 10, 'Find ten per cent first.', 'पहले दस प्रतिशत निकालिए।'),
      step(
        'Halve it, double it, add it',
        20,
        'Then halve it, double it, and add what you need.',
        'फिर आधा कीजिए, दुगुना कीजिए और ज़रूरत के अनुसार जोड़िए।',
      ),
      step(
        'Next: ratios as pictures',
        50,
        'In the next lesson we draw ratios as pictures.',
        'अगले पाठ में हम अनुपात को चित्रों से समझेंगे।',
      ),
    ],
  },
];

/** Each step is said while it is the newest. */
export const cuesOf = (language: keyof Words): Cue[] =>
  scenes
    .flatMap(({ steps }) => steps)
    .map(({ says }, number) => ({
      from: number * secondsPerStep,
      to: (number + 1) * secondsPerStep,
      text: says[language],
    }));
