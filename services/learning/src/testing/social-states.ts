import type { Thread, Post } from '@vidyapath/http/learning-discussions';
import type { Note } from '@vidyapath/http/learning-notes';
import type { OwnReview } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { completeLesson } from './completed';
import { lessonOf, newId, deliverCourse } from './courses';
import type { TestLearning } from './test-learning';

/** States of reviews, discussions and notes, by the names that contracts of slices give them. */
export function socialStates(learning: TestLearning) {
  const { send, post } = learning;
  const begun = async () => {
    const lesson = lessonOf();
    const { course_id: course } = await deliverCourse(learning, [lesson]);
    return { course, video: lesson.video_id, second: 10, user: newId() };
  };
  const watched = async () => {
    const values = await begun();
    await completeLesson(learning, values.user, values.video);
    return values;
  };
  const waiting = async () => {
    const values = await watched();
    const text = { stars: 4, body: 'Clear' };
    const answer = await send('PUT', paths.ownReview(values.course), { id: values.user }, text);
    return { ...values, review: answer.json<OwnReview>().review_id, version: 1 };
  };
  const published = async () => {
    const values = await waiting();
    await post(paths.reviewDecision(values.review), { decision: 'accept' }, 'Staff');
    await send('PUT', paths.reviewReply(values.review), 'Staff', { body: 'Thank you' });
    return values;
  };
  const asked = async () => {
    const values = await begun();
    const question = { title: 'Why?', body: 'At 0:10', video_id: values.video, at_seconds: 10 };
    const answer = await post(paths.courseThreads(values.course), question, { id: values.user });
    return { ...values, word: 'Why', thread: answer.json<Thread>().thread_id };
  };
  const answered = async (by: number) => {
    const values = await asked();
    const answer = await post(paths.threadPosts(values.thread), { body: 'Because' }, { id: by });
    return { ...values, post: answer.json<Post>().post_id };
  };
  /** The person has written a post as well. */
  const answeredByTwo = async () => {
    const values = await answered(newId());
    const own = await post(paths.threadPosts(values.thread), { body: 'Because' }, { id: values.user });
    return { ...values, post: own.json<Post>().post_id };
  };
  const reported = async () => {
    const values = await answered(newId());
    await post(paths.postReport(values.post), { reason: 'Rude' }, { id: values.user });
    return values;
  };
  const noted = async () => {
    const values = await begun();
    const note = { video_id: values.video, at_seconds: 10, body: 'Mind this' };
    const answer = await post(paths.notes, note, { id: values.user });
    return { ...values, note: answer.json<Note>().note_id };
  };
  return {
    'a course of which one lesson is completed': watched,
    'a review that waits': waiting,
    'a course that one has reviewed': published,
    'a course with a published review': published,
    'a published review': published,
    'a question without an answer': asked,
    'a question with an answer': answeredByTwo,
    'a question with an answer of somebody else': () => answered(newId()),
    'an answer that was reported': reported,
    'a note': noted,
  };
}
