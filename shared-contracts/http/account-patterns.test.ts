import { emailPattern, personNamePattern } from './account-patterns';

const email = new RegExp(emailPattern, 'u');
const name = new RegExp(personNamePattern, 'u');

test.each([
  'ajay@डाटामेल.भारत',
  'அஜய்@மின்னஞ்சல்.இந்தியா',
  'শ্রী@ডাটামেল.ভারত',
  'x@ਡਾਟਾਮੇਲ.ਭਾਰਤ',
  'x@డేటామెయిల్.భారత్',
  'x@ഡാറ്റാമെയിൽ.ഭാരതം',
  'x@بھارت.بھارت',
  'x@क्\u200Dष.भारत',
  'x@müller.example',
  'x@xn--mller-kva.example',
  "first.o'last+tag@sub.example.co.in",
])('the address %s is accepted', (text) => expect(email.test(text)).toBe(true));

test.each([
  'a@x',
  'a@b.c',
  'a b@example.in',
  'a@-x.in',
  'a@x-.in',
  'a@ा.भारत',
  'a@.in',
  'a\n@example.in',
  'a\u0085@example.in',
  'a\u202E@example.in',
  'a@exa\u200Bmple.in',
  'a@example.in\u2069',
  '\uFEFFa@example.in',
  'a\u200D@example.in',
  'a@example.in\u200C',
  'a@1\u200D2.in',
])('the address %j is refused', (text) => expect(email.test(text)).toBe(false));

test.each([
  'Asha Rao',
  "D'Souza-Khan Jr.",
  'लक्ष्मी क्\u200Dष',
  'ക്ഷ കൃഷ്ണന്\u200D',
  'محمد اقبال',
  'شاه\u200Cرخ',
  'Asha 👩\u200D🏫',
])('the name %s is accepted', (text) => expect(name.test(text)).toBe(true));

test.each([
  '',
  ' ',
  '\u2800',
  'Asha\nRao',
  'Asha\r',
  'Asha\tRao',
  'Asha\u0000',
  'Asha\u2028Rao',
  'Asha\u0085Rao',
  'Asha\u202EoaR',
  'Asha\u200B',
  'As\u200Fha',
  'As\u2066ha',
  'As\u00ADha',
  '\uFEFFAsha',
  '\u200DAsha',
  'Asha\u200D',
  'Asha \u200C Rao',
  'क\u200D\u200Dष',
])('the name %j is refused', (text) => expect(name.test(text)).toBe(false));
