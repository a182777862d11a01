/** Names whose words a reader would not understand. */
const ownWords: Readonly<Record<string, string>> = {
  banner_image: 'banner picture',
  course_info: 'course information',
  ends_at: 'end',
  gstin: 'GSTIN',
  q: 'search text',
  starts_at: 'start',
  video_path: 'introduction video',
};

const replacements: readonly [RegExp, string][] = [
  [/[_-]/g, ' '],
  [/ url$/, ' address'],
  [/ ids$/, 's'],
  [/ id$/, ''],
  [/ no$/, ' number'],
  [/ at$/, ' time'],
  [/ hi$/, ' in Hindi'],
  [/ en$/, ' in English'],
];

/** A field of a body or a query as a reader calls it, to begin a sentence: `billing.SequenceNo` → `The sequence number`. */
export function subjectOf(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d*$/.test(part));
  if (name === undefined) return 'The request';
  const separate = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  const words = replacements.reduce((text, [pattern, plain]) => text.replace(pattern, plain), separate);
  return `The ${ownWords[name] ?? words}`;
}
