import reviewBoard from '@vidyapath/client/formats/review-messages/en';
import staff from '@vidyapath/client/formats/staff-messages/en';
import type { Messages } from '@vidyapath/platform-api/i18n';
import { actions, byline, note, place, problemKinds, thread } from './en/discussions';
import learning from './en/learning';
import lessonPage from './en/lesson-page';
import { transcript } from './en/lesson-tabs';
import { decision, moderation, reason, reply } from './en/moderation';
import { criteria, review } from './en/reviews';

const away = 'The service is not available at the moment. Try again in a little while.';

const messages = {
  ...learning,
  lessonPage,
  actions,
  byline,
  criteria,
  decision,
  download: staff.download,
  form: { cancel: staff.form.cancel },
  loadingPart: 'Loading',
  moderation,
  note,
  place,
  problem: { ...staff.problem, forbidden: 'You don’t have access to this.', kinds: problemKinds },
  reason,
  reply,
  review,
  reviewBoard,
  rule: staff.rule,
  thread,
  toast: staff.toast,
  transcript,
  title: 'Course progress',
  loading: 'Loading the course',
  askForHelp: 'Ask for help',
  tabs: {
    label: 'Parts of the course',
    modules: 'Course Modules ({{count}})',
    reviews: 'Reviews ({{count}})',
    discussions: 'Discussions ({{count}})',
    uncounted: 'Discussions',
  },
  list: {
    retry: staff.list.retry,
    search: 'Search modules',
    searchHint: 'Module, description or video',
    perPage: 'Per page',
    all: 'All',
    total_one: 'Total: {{count}} module',
    total_other: 'Total: {{count}} modules',
    found: '| Found: {{count}}',
    nothingFound: 'No module matches your search',
    nothingFoundText: 'Try fewer or other words.',
    clearSearch: 'Clear the search',
  },
  module: {
    videos_one: '{{count}} video',
    videos_other: '{{count}} videos',
    noVideos: 'This module has no videos yet.',
  },
  video: {
    play: 'Play',
    playing: 'Playing',
    playNamed: 'Play {{title}}',
    playingNamed: 'Playing {{title}}',
    unpublished: 'Not published',
  },
  handouts: { title: 'Files of this lesson (PDF)' },
  player: {
    region: 'Video player: {{title}}',
    controls: 'Player controls',
    start: 'Play video',
    pause: 'Pause video',
    back: '10 seconds back',
    forward: '10 seconds forward',
    position: 'Position',
    positionText: '{{at}} of {{duration}}',
    volume: 'Volume',
    mute: 'Mute',
    settings: 'Settings',
    nextNamed: 'Next: {{title}}',
    speedIs: 'Speed {{speed}}×',
    volumeIs: 'Volume {{percent}} %',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    captionsOn: 'Captions on',
    captionsOff: 'Captions off',
    startNamed: 'Play video: {{title}}',
    frame: 'Video: {{title}}',
    previous: 'Previous video',
    next: 'Next video',
    openInNewTab: 'Open in a new tab',
    failed: 'This video can’t be played',
    failedText:
      'Its site may be out of reach from here, or the video may have been removed, be private, or be of a kind that this browser can’t show.',
    retry: 'Try again',
    upNext: 'Up next',
    playNext: 'Play next video',
    again: 'Watch again',
    finished: 'That was the last video on this page',
    speed: 'Speed',
    floating: 'Picture in picture',
    beginsIn_one: 'Starts in {{count}} second',
    beginsIn_other: 'Starts in {{count}} seconds',
    waitsForText: 'Starts when you have finished writing',
    stay: 'Stay here',
    autoplay: 'Autoplay',
    captions: 'Captions',
    noCaptions: 'Off',
    quality: 'Quality',
    anyQuality: 'Auto · up to {{data}} an hour',
    atMost: 'At most {{name}} · {{data}} an hour',
    soundOnly: 'Audio only · {{data}} an hour',
    saver: 'Data saver',
    opens: 'Opening the lesson',
    lost: 'The connection is lost. The lesson goes on by itself as soon as it is back.',
    refused: {
      accessEnded: {
        title: 'Your access to this course has ended',
        text: 'The lesson plays again once you have the course. Your notes stay here.',
      },
      notPublished: {
        title: 'This lesson is no longer published',
        text: 'It does not count for the course any more. Your notes stay here.',
      },
      notReady: {
        title: 'This lesson is not ready yet',
        text: 'Its video is still being prepared. Try again in a few minutes.',
      },
    },
    fullScreen: 'Full screen',
    wentOnAt: 'Resumed at {{clock}}',
    fromStart: 'From the beginning',
    hidden: 'This player does not report how much you have watched. Mark the lesson as done when you finish.',
    unmeasured: 'The length of this lesson is not known. Mark it as done when you finish.',
    markAsDone: 'Mark as done',
    notMarkedTitle: 'Not marked as done',
    notMarked: 'The lesson could not be marked as done. Try again in a little while.',
    tooSoon: 'There has not been enough time to watch this lesson yet. Watch it, then mark it as done.',
    nowPlays: '{{title}} is playing',
    nowPaused: '{{title}} is paused',
    shortcuts:
      'Keys: Space plays and pauses, ← → 5 seconds, ↑ ↓ volume, M mute, C captions, Shift+< and Shift+> speed, F full screen, N and P next and previous video',
  },
  pages: {
    label: 'Pages of modules',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    page: 'Page {{number}}',
  },
  empty: {
    title: 'No Course Content Available',
    text: 'The modules and videos of this course will appear here.',
    staffText: 'Add the first module and its videos, and they will appear here.',
    add: 'Add Content',
  },
  duration: { hour: 'h', minute: 'm', second: 's' },
  offer: {
    notYours: 'You have not bought this course yet. Its lessons open as soon as you have it.',
    givenBack: 'It was refunded on {{when}}. Its lessons open again if you buy it again.',
    holds: 'What this course contains',
    priceNow: 'Price now',
    priceBefore: 'Price before',
    buyNow: 'Buy Now',
    about: 'About this course',
    orders: 'My orders',
  },
  failed: {
    title: 'The course could not be loaded',
    missing: 'There is no such course.',
    browse: 'Browse courses',
    problem: {
      forbidden: 'You don’t have access to this course.',
      away,
      broken: away,
      slowDown: away,
      server: away,
      unknown: away,
    },
  },
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_learning: typeof messages;
  }
}
