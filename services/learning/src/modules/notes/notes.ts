import type { DecideAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createAssertAt } from '../outlines/assert-at';
import type { CountWritten } from '../../lib/limits/written';
import type { CoursesRepository } from '../courses/courses.repository';
import type { CoursesService } from '../courses/courses.service';
import type { OutlinesService } from '../outlines/outlines.service';
import { notesRoutes } from './notes.routes';
import { createNotesService } from './notes.service';

export interface NotesParts {
  db: Database;
  courses: Pick<CoursesService, 'existing'>;
  courseRows: Pick<CoursesRepository, 'hold'>;
  outlines: Pick<OutlinesService, 'find'>;
  decide: DecideAccess;
  countWritten: CountWritten;
  now: () => Date;
}

export function registerNotes(app: TypedApp, { courses, courseRows, outlines, decide, ...parts }: NotesParts): void {
  const notes = createNotesService({
    ...parts,
    holdCourse: courseRows.hold,
    findCourse: (id) => courses.existing(id),
    assertAt: createAssertAt((id) => outlines.find(id)),
    assertLearns: (person, courseId) => assertLearns(decide, person, courseId),
  });
  notesRoutes(app, notes);
}
