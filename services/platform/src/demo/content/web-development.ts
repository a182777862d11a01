import { lesson, type DemoCategory } from './demo-course';
import { reactCourse } from './react-course';

export const webDevelopment: DemoCategory = {
  name: 'Web Development',
  nameHindi: 'वेब डेवलपमेंट',
  motif: 'brackets',
  courses: [
    {
      name: 'HTML and CSS from the First Tag',
      description:
        'Build web pages that look right on a phone and on a laptop. You write every line yourself, see it in the browser at once, and finish with a small site for a real shop, clinic or school.',
      language: 'English',
      level: 'beginner',
      nameHindi: 'HTML और CSS, पहले टैग से',
      author: 'Meera Krishnan',
      rating: 4.5,
      price: [0, 0],
      bestSeller: true,
      info: {
        lead: 'A page is a document before it is a design. This course starts with meaning, adds style, and ends with a site that you can show to somebody.',
        learn: [
          '*Structure*: headings, lists, tables, forms and links that screen readers understand',
          '*Layout*: Flexbox and Grid, from a navigation bar to a whole page',
          '*Phones first*: pages that stay readable at 360 pixels and on slow networks',
        ],
        audience: 'Anybody who has used a browser and never written a page.',
        needs: 'A computer with any browser and a text editor. A borrowed one is enough.',
      },
      modules: [
        lesson(
          'A page that means something',
          'What a browser does with your text, and how to say what is a heading, a list or a link.',
          'How a page reaches your phone',
          'Headings, paragraphs and lists',
          'Links and pictures',
        ),
        lesson(
          'Style with CSS',
          'Colours, type and space, and which rule wins when two disagree.',
          'Selectors and the cascade',
          'Boxes, margins and borders',
          'Readable type in two scripts',
        ),
        lesson(
          'Layout for every screen',
          'Flexbox for rows, Grid for pages, and media queries only where they are needed.',
          'Flexbox in ten minutes',
          'Grid for a whole page',
        ),
        lesson(
          'Your own site',
          'Put it together for a small business and publish it for free.',
          'Planning the shop page',
          'Publishing it',
        ),
      ],
    },
    {
      name: 'JavaScript for Real Projects',
      description:
        'The language of the browser, learnt through things people use: a bill splitter, a bus timetable, a form that tells you what is wrong before you send it.',
      language: 'English',
      level: 'intermediate',
      author: 'Rohit Deshmukh',
      rating: 4,
      price: [1499, 499],
      premium: true,
      info: {
        lead: 'You will not memorise syntax. Each idea arrives when a project needs it, and stays because you used it.',
        learn: [
          '*Values and functions*, and why small functions are easy to trust',
          '*The page*: events, forms and lists that change without a reload',
          '*Data from elsewhere*: fetch, promises, and what to do when the network drops',
        ],
        audience: 'Learners who know HTML and CSS and want their pages to do something.',
        needs: 'HTML and CSS from the First Tag, or the same knowledge from anywhere.',
      },
      modules: [
        lesson(
          'Values, conditions, loops',
          'The parts of the language that every program uses.',
          'Numbers, text and truth',
          'Deciding with conditions',
          'Repeating without repeating yourself',
        ),
        lesson(
          'Functions and data',
          'Cut a program into pieces that can be tested one by one.',
          'Functions that return',
          'Arrays and objects',
          'A bill splitter',
        ),
        lesson(
          'Working with the page',
          'Listen, change, and keep the keyboard working.',
          'Events and forms',
          'Rendering a list',
        ),
        lesson(
          'Talking to a server',
          'Ask for data, show progress, and fail politely.',
          'Fetch and promises',
          'When the network drops',
        ),
      ],
    },
    {
      name: 'वेब डेवलपमेंट: शून्य से वेबसाइट तक',
      description:
        'हिंदी में वेब डेवलपमेंट की पूरी शुरुआत। HTML, CSS और थोड़ी-सी JavaScript के साथ अपनी पहली वेबसाइट बनाइए और उसे इंटरनेट पर प्रकाशित कीजिए।',
      language: 'Hindi',
      level: 'beginner',
      author: 'सुरेश पटनायक',
      rating: 4.5,
      price: [999, 299],
      premium: true,
      bestSeller: true,
      info: {
        lead: 'यह कोर्स उन सबके लिए है जो अंग्रेज़ी के तकनीकी शब्दों से घबराकर रुक जाते हैं। हर शब्द पहले हिंदी में समझाया गया है, फिर अंग्रेज़ी नाम दिया गया है।',
        learn: [
          '*पेज की बनावट*: शीर्षक, अनुच्छेद, सूची, चित्र और फ़ॉर्म',
          '*सजावट*: रंग, अक्षर और हर स्क्रीन पर सही दिखने वाला लेआउट',
          '*प्रकाशन*: मुफ़्त होस्टिंग पर अपनी वेबसाइट डालना',
        ],
        audience: 'कक्षा 9 से ऊपर के विद्यार्थी, छोटे दुकानदार और नया काम सीखने वाले सभी लोग।',
        needs: 'एक कंप्यूटर, इंटरनेट और रोज़ का एक घंटा।',
      },
      modules: [
        lesson(
          'वेब कैसे काम करता है',
          'ब्राउज़र, सर्वर और पेज के बीच की बातचीत सरल शब्दों में।',
          'पता लिखने के बाद क्या होता है',
          'पहला HTML पेज',
        ),
        lesson('CSS से सजावट', 'रंग, दूरी और लेआउट का सही उपयोग।', 'रंग और अक्षर', 'फ़्लेक्सबॉक्स से लेआउट', 'मोबाइल पर सही दिखना'),
        lesson('अपनी दुकान की वेबसाइट', 'शुरू से अंत तक एक पूरी परियोजना।', 'योजना और सामग्री', 'वेबसाइट प्रकाशित करना'),
      ],
    },
    reactCourse,
    {
      name: 'Node.js and Databases: the Other Half of the Web',
      description:
        'Write the server behind the page: routes, validation, PostgreSQL, sign-in, and the habits that keep a service running at night while you sleep.',
      language: 'English',
      level: 'advanced',
      preview: 'What a request carries',
      author: 'Gurpreet Singh',
      rating: 3.5,
      price: [2499, 1249.5],
      premium: true,
      info: {
        lead: 'A server is a promise to answer. We build one that keeps it, also when the input is wrong or the database is away.',
        learn: [
          '*HTTP* as it is: methods, statuses, caching and errors that help the caller',
          '*PostgreSQL*: tables, indexes and transactions you can reason about',
          '*Safety*: passwords, tokens, limits, and what never belongs in a log',
        ],
        audience: 'Front-end developers who want to own a feature from screen to table.',
        needs: 'Comfort with JavaScript functions and promises.',
      },
      modules: [
        lesson(
          'A first service',
          'Routes, validation and one clear shape for errors.',
          'What a request carries',
          'Validating what comes in',
          'Errors that help',
        ),
        lesson(
          'Data that stays',
          'Model a small library in PostgreSQL and query it well.',
          'Tables and keys',
          'Indexes, and how to see them used',
          'Transactions',
        ),
        lesson(
          'Who is asking?',
          'Passwords, tokens and roles without surprises.',
          'Storing a password',
          'Tokens and their end',
        ),
      ],
    },
  ],
};
