import type { OutlineVideo } from '@vidyapath/http/course-events';
import { paths } from '@vidyapath/http/paths';
import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { certificateStates } from './certificate-states';
import { lessonOf, newId, deliverCourse } from './courses';
import { socialStates } from './social-states';
import { startTestLearning } from './test-learning';

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  const learning = await startTestLearning();
  const { app, tokens, send, stop } = learning;

  const courseWith = async (seconds: number, hidden: Pick<OutlineVideo, 'hides_position'> = {}) => {
    const lesson = lessonOf({ duration_seconds: seconds, ...hidden });
    const { course_id: course } = await deliverCourse(learning, [lesson]);
    return { course, video: lesson.video_id, name: 'Algebra', second: 10, user: newId() };
  };
  const begun = async () => {
    const values = await courseWith(100);
    const report = { position_seconds: 12, ranges: [[0, 12]] };
    await send('PUT', paths.lessonProgress(values.video), { id: values.user }, report);
    return values;
  };

  const states = {
    nothing: async () => ({}),
    'a course that nobody has begun': () => courseWith(100),
    'a course that somebody has begun': begun,
    'a lesson whose length is not known': () => courseWith(0),
    'a lesson whose player hides the position': () => courseWith(100, { hides_position: true }),
    ...socialStates(learning),
    ...certificateStates(learning),
    'no such lesson': async () => ({ video: newId(), user: newId() }),
  };
  return {
    app,
    states,
    headers: (role, { user }) => ({ authorization: `Bearer ${tokens.signToken({ id: Number(user ?? 1), role })}` }),
    close: stop,
  };
}
