import { randomUUID } from 'node:crypto';
import { type Answer, call, sendJson, untilAnswer } from './api';

type Course = Record<string, unknown> & { course_id: number; course_name: string };
/** The acknowledged state of a course; `unsure` after a write that got no answer. */
interface KnownCourse {
  stored: Course | undefined;
  unsure: boolean;
}

export interface RecordedWrites {
  acknowledged: () => number;
  /** Writes until `stop` is called or a connection breaks; tries again later after a refusal for the moment. */
  write: (url: string, session: Record<string, string>, stopped: () => boolean) => Promise<void>;
  /** The faults of the platform's records, as sentences. */
  faults: (url: string, session: Record<string, string>) => Promise<string[]>;
}

/** As many as a few users at once, since a refusal of a busy platform is no fault of its records. */
const readers = 6;
const read = (url: string, headers: Record<string, string> = {}) =>
  untilAnswer(
    ({ status }) => status < 500,
    () => call(url, { headers }),
  );

const body = (category_id: number, over: object = {}) => ({
  course_name: `Course ${randomUUID()}`,
  course_description: 'A description',
  course_info: '<p>Text</p>',
  course_language: 'English',
  banner_image: 'https://a.example/banner.webp',
  author: 'Asha',
  rating: 4.5,
  actual_price: 499.5,
  discounted_price: 199,
  is_premium: true,
  is_best_seller: false,
  is_public: true,
  video_path: 'https://video.example/intro.mp4',
  category_id,
  ...over,
});

/** Creates, changes, fills and deletes courses, and remembers the acknowledged states. */
export function createRecordedWrites(categoryId: number): RecordedWrites {
  const courses = new Map<number, KnownCourse>();
  let acknowledged = 0;

  const attempt = async (known: KnownCourse | undefined, send: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      const answer = await send();
      if (answer.status < 300) acknowledged += 1;
      else if (known) known.unsure = true;
      return answer.status < 300 ? answer : undefined;
    } catch {
      if (known) known.unsure = true;
      return undefined;
    }
  };

  const writeCourse = async (url: string, session: Record<string, string>): Promise<void> => {
    const made = await attempt(undefined, () => sendJson(`${url}/api/course`, body(categoryId), session));
    if (!made) return;
    const course = made.body as Course;
    const known: KnownCourse = { stored: course, unsure: false };
    courses.set(course.course_id, known);
    const at = `${url}/api/course/${course.course_id}`;
    await attempt(undefined, () =>
      sendJson(
        `${url}/api/courseModule`,
        { CourseId: course.course_id, ModuleName: 'First', ModuleDescription: 'About' },
        session,
      ),
    );
    const changed = await attempt(known, () =>
      sendJson(at, body(categoryId, { course_name: course.course_name, rating: 3 }), session, 'PUT'),
    );
    if (changed) known.stored = changed.body as Course;
    if (course.course_id % 3 !== 0 || known.unsure) return;
    if (await attempt(known, () => call(at, { method: 'DELETE', headers: session }))) known.stored = undefined;
  };

  const faultOf = async (
    url: string,
    session: Record<string, string>,
    id: number,
    { stored, unsure }: KnownCourse,
  ): Promise<string | undefined> => {
    const { status, body: now } = await read(`${url}/api/course/${id}`, session);
    const { body: modules } = await read(`${url}/api/courseModule?course_id=${id}`, session);
    if (status === 404) {
      if ((modules as unknown[]).length > 0) return `course ${id} is deleted and its modules are not`;
      return stored && !unsure ? `course ${id} was acknowledged and is missing` : undefined;
    }
    if (!stored && !unsure) return `course ${id} was deleted and exists`;
    if (!unsure && JSON.stringify(now) !== JSON.stringify(stored)) return `course ${id} is not as it was acknowledged`;
    const name = encodeURIComponent((now as Course).course_name);
    const { body: found } = await read(`${url}/api/courseProgress/public-course-content-by-category?q=${name}`);
    return (found as unknown[]).length === 1 ? undefined : `course ${id} is half there: the search does not find it`;
  };

  return {
    acknowledged: () => acknowledged,
    write: async (url, session, stopped) => {
      while (!stopped()) await writeCourse(url, session);
    },
    faults: async (url, session) => {
      const left = courses.entries();
      const found: string[] = [];
      const readAll = async () => {
        for (const [id, known] of left) {
          const fault = await faultOf(url, session, id, known);
          if (fault) found.push(fault);
        }
      };
      await Promise.all(Array.from({ length: readers }, readAll));
      return found;
    },
  };
}
