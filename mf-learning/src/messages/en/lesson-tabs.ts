export const transcript = {
  title: 'Transcript',
  search: 'Search the transcript',
  language: 'Language',
  found_one: '{{count}} line found',
  found_other: '{{count}} lines found',
  none: 'This lesson has no transcript.',
  later: 'The transcript is here as soon as the lesson is opened.',
  failed: 'The transcript could not be loaded.',
  goAlong: 'Back to the video’s place',
};
