const dayIn = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });
const english = dayIn('en-IN');
const hindi = dayIn('hi-IN');

const both = (en: string, hi: string): string => `${en}  ·  ${hi}`;

/** Every certificate has English and Hindi, since a reader may know only one of them. */
export const certificateLabels = {
  title: { en: 'Certificate of Completion', hi: 'पूर्णता प्रमाणपत्र' },
  certifies: both('This certifies that', 'प्रमाणित किया जाता है कि'),
  completed: both('has completed the course', 'ने यह पाठ्यक्रम पूरा किया है'),
  nameless: both('Name removed', 'नाम हटाया गया'),
  issued: both('Issued on', 'जारी होने की तिथि'),
  serial: both('Serial number', 'क्रमांक'),
  check: both('Scan to verify', 'जाँचने के लिए स्कैन करें'),
  revoked: (at: string): string => both(`Revoked on ${english.format(new Date(at))}`, 'यह प्रमाणपत्र रद्द है'),
  day: (at: string): string => both(english.format(new Date(at)), hindi.format(new Date(at))),
};
