import { type Static, Type } from 'typebox';
import { CourseSchema } from './course';

/** A course after a change. `course` has the members that other services need; null: it was deleted. */
export const CourseChangeSchema = Type.Object({
  course_id: Type.Integer(),
  /** Grows with each change of this course. */
  version: Type.Integer(),
  course: Type.Union([
    Type.Object({
      ...Type.Pick(CourseSchema, [
        'course_name',
        'course_language',
        'banner_image',
        'actual_price',
        'discounted_price',
        'is_premium',
        'is_public',
        'category_id',
      ]).properties,
      /** Empty or left out: there is none. */
      course_name_hi: Type.Optional(Type.String()),
    }),
    Type.Null(),
  ]),
});
export type CourseChange = Static<typeof CourseChangeSchema>;

/** Published by catalogue at each change of a course. */
export const courseChanged = {
  type: 'catalogue.course-changed',
  version: 1,
  body: CourseChangeSchema,
  record: { name: 'course', id: 'course_id' },
};

/** A lesson with the members that are needed to store its progress. */
export const OutlineVideoSchema = Type.Object({
  video_id: Type.Integer(),
  module_id: Type.Integer(),
  /** Cut if the titles of the course are too long for one event. */
  title: Type.String(),
  /** 0: not known. */
  duration_seconds: Type.Integer(),
  /** Whether learners have it: its module is active, it is published, and its asset has once been playable. */
  active: Type.Boolean(),
  /** The same as long as the lesson has the same file. */
  file: Type.String(),
  /** Present where no player can tell the position in the video, so that what is seen of it can't be measured. */
  hides_position: Type.Optional(Type.Literal(true)),
  /** Present where the lesson is an asset. */
  asset_id: Type.Optional(Type.String()),
});
export type OutlineVideo = Static<typeof OutlineVideoSchema>;

/** The lessons of a course in their order, the first `limits.learning.lessonsMax` of them. */
export const CourseOutlineSchema = Type.Object({
  course_id: Type.Integer(),
  /** Grows with each change of the course's modules and videos, and with its deletion; of two courses with the same video, the higher version has it. */
  version: Type.Integer(),
  /** Whether the course was deleted. */
  deleted: Type.Boolean(),
  videos: Type.Array(OutlineVideoSchema),
});
export type CourseOutline = Static<typeof CourseOutlineSchema>;

/** Published by catalogue at each change of a course's modules and videos. */
export const courseOutlineChanged = {
  type: 'catalogue.course-outline-changed',
  version: 1,
  body: CourseOutlineSchema,
  record: { name: 'outline', id: 'course_id' },
};

/** Published by catalogue when the time of a planned publication has come, for the person who planned it. */
export const publicationDue = {
  type: 'catalogue.publication-due',
  version: 1,
  body: Type.Object({
    course_id: Type.Integer(),
    course_name: Type.String(),
    user_id: Type.Integer(),
    /** False: the course stays hidden, since required checks failed. */
    published: Type.Boolean(),
    due_at: Type.String({ format: 'date-time' }),
    /** That of the course. */
    version: Type.Integer(),
  }),
};
export type PublicationDue = Static<typeof publicationDue.body>;
