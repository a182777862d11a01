import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { deleteNotesOfCourse, deleteNotesOfPerson } from './notes.repository';
import { notesRoutes } from './notes.routes';

export { createNote } from './notes.service';

/** A learner's own notes on a course. */
export function registerNotes(app: TypedApp, ctx: LearningContext): void {
  ctx.hooks.courseDeleted.push(deleteNotesOfCourse);
  ctx.hooks.personErased.push(deleteNotesOfPerson);
  notesRoutes(app, ctx);
}
