/** Tabs of the lesson page. */
export const lessonTabs = ['lessons', 'notes', 'questions', 'transcript', 'files', 'about'] as const;
export type LessonTab = (typeof lessonTabs)[number];

/** A place on the lesson page. */
export interface LessonPlace {
  course_id: number;
  /** Without one the page goes on where the learner was, else at the first lesson. */
  video_id?: number | null | undefined;
  /** The second at which the lesson begins. */
  seconds?: number | undefined;
  tab?: LessonTab | undefined;
  /** A question, which is open in its tab. */
  thread_id?: string | undefined;
  /** An answer to it, to which the page scrolls. */
  post_id?: string | undefined;
  /** Enrols in a free course. */
  start?: boolean | undefined;
  /** Shows the end of a completed course. */
  end?: boolean | undefined;
  /** Shows Staff what a learner sees. */
  as?: 'learner' | undefined;
}

/** The id of an answer on the page of its thread. */
export const postAnchor = (postId: string): string => `post-${postId}`;

/** The address of the lesson page, for screens, bells and mails. */
export function lessonAddress({ course_id, video_id, thread_id, post_id, ...place }: LessonPlace): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | false | undefined) => {
    if (value) query.set(name, value);
  };
  set('tab', thread_id === undefined ? place.tab : 'questions');
  set('thread', thread_id);
  set('t', place.seconds === undefined ? undefined : String(Math.floor(place.seconds)));
  set('start', place.start && '1');
  set('end', place.end && '1');
  set('as', place.as);
  const path = typeof video_id === 'number' ? `/learn/${course_id}/${video_id}` : `/learn/${course_id}`;
  const search = query.toString();
  const hash = post_id === undefined ? '' : `#${postAnchor(post_id)}`;
  return `${path}${search && `?${search}`}${hash}`;
}

/** The place that the query of the page's address names. */
export function lessonPlaceIn(query: URLSearchParams): Omit<LessonPlace, 'course_id' | 'video_id' | 'post_id'> {
  const seconds = query.get('t') ?? '';
  return {
    tab: lessonTabs.find((name) => name === query.get('tab')),
    thread_id: query.get('thread') ?? undefined,
    seconds: /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined,
    start: query.has('start'),
    end: query.has('end'),
    as: query.get('as') === 'learner' ? 'learner' : undefined,
  };
}
