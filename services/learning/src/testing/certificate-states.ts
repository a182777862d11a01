import { randomBytes } from 'node:crypto';
import type { OwnCertificate } from '@vidyapath/http/learning-certificates';
import { paths } from '@vidyapath/http/paths';
import { userChanged } from '@vidyapath/http/user-events';
import { lessonOf, newId, deliverCourse } from './courses';
import type { TestLearning } from './test-learning';

/** States of certificates, by the names that contracts of slices give them. */
export function certificateStates(learning: TestLearning) {
  const certified = async () => {
    const user = newId();
    const account = { name: 'Asha Verma', email: `p${user}@learner.example`, email_verified: true } as const;
    await learning.deliver(userChanged, {
      user_id: user,
      version: 1,
      ...account,
      role: 'User',
      disabled: false,
      language: 'hi',
    });
    const lesson = lessonOf({ duration_seconds: 0 });
    await deliverCourse(learning, [lesson]);
    await learning.post(paths.lessonDone(lesson.video_id), { reason: 'no-duration' }, { id: user });
    const [certificate] = (await learning.get(paths.certificates, { id: user })).json<OwnCertificate[]>();
    return { user, serial: certificate?.serial ?? '' };
  };
  return {
    'a certificate': certified,
    'no such certificate': async () => ({ user: newId(), serial: randomBytes(16).toString('hex') }),
  };
}
