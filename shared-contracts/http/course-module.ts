import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { emptyOrVisibleText, IdFilterSchema, IdSchema, requiredText, StatusSchema } from './primitives';
import { courseModuleSortFields } from './sort-fields';

export const CourseModuleSchema = Type.Object({
  ModuleId: Type.Integer(),
  CourseId: Type.Integer(),
  CourseName: Type.String(),
  ModuleName: Type.String(),
  ModuleDescription: Type.String(),
  SequenceNo: Type.Integer(),
  Status: StatusSchema,
});
export type CourseModule = Static<typeof CourseModuleSchema>;

const { nameMax, descriptionMax, sequenceMin, sequenceMax } = limits.courseModule;

/** A position in a course or module. */
export const SequenceSchema = Type.Integer({ minimum: sequenceMin, maximum: sequenceMax });

/** Body of POST and PUT. Without `SequenceNo`, POST appends; else PUT leaves what is left out as it is. */
export const CourseModuleBodySchema = Type.Object({
  CourseId: IdSchema,
  ModuleName: requiredText(nameMax),
  /** May be empty, except in the form of modules. Left out of a POST: empty. */
  ModuleDescription: Type.Optional(emptyOrVisibleText(descriptionMax)),
  SequenceNo: Type.Optional(SequenceSchema),
  Status: Type.Optional(StatusSchema),
});
export type CourseModuleBody = Static<typeof CourseModuleBodySchema>;

export const CourseModuleListQuerySchema = Type.Object(
  { course_id: Type.Optional(IdFilterSchema), ...listQueryProperties(courseModuleSortFields) },
  { additionalProperties: false },
);
export type CourseModuleListQuery = Static<typeof CourseModuleListQuerySchema>;
