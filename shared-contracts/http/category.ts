import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { emptyOrVisibleText, requiredText, StatusSchema } from './primitives';
import { categorySortFields } from './sort-fields';

export const CategorySchema = Type.Object({
  CategoryId: Type.Integer(),
  CategoryName: Type.String(),
  /** The name on Hindi pages; empty if there is none. */
  CategoryNameHindi: Type.String(),
  Status: StatusSchema,
});
export type Category = Static<typeof CategorySchema>;

/** Body of POST and PUT; a `CategoryId` in it is ignored. A PUT without `CategoryNameHindi` keeps it. */
export const CategoryBodySchema = Type.Object({
  CategoryName: requiredText(limits.category.nameMax),
  CategoryNameHindi: Type.Optional(emptyOrVisibleText(limits.category.nameMax)),
  Status: Type.Optional(StatusSchema),
});
export type CategoryBody = Static<typeof CategoryBodySchema>;

export const CategoryListQuerySchema = Type.Object(listQueryProperties(categorySortFields), {
  additionalProperties: false,
});
export type CategoryListQuery = Static<typeof CategoryListQuerySchema>;
