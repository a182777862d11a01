import { type Static, Type } from 'typebox';
import { LocaleSchema } from './locale';
import { RoleSchema } from './roles';

/** The data of a person that other services need. */
export const SharedUserSchema = Type.Object({
  name: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  role: RoleSchema,
  disabled: Type.Boolean(),
  /** Language of messages to this person. */
  language: LocaleSchema,
});
export type SharedUser = Static<typeof SharedUserSchema>;

const changeOf = {
  user_id: Type.Integer(),
  /** Grows with each change of this account that others receive, and with its deletion. */
  version: Type.Integer(),
};

/** An account after a change, as auth's feed has it; null: it was deleted. */
export const UserChangeSchema = Type.Object({ ...changeOf, user: Type.Union([SharedUserSchema, Type.Null()]) });
export type UserChange = Static<typeof UserChangeSchema>;

/** Published by auth when an account is made or changed. */
export const userChanged = {
  type: 'auth.user-changed',
  version: 1,
  body: Type.Object({ ...changeOf, ...SharedUserSchema.properties }),
  record: { name: 'user', id: 'user_id' },
};

/** Published by auth when an account is deleted, in place of its state: a service deletes the data of the person that it need not keep. */
export const userErased = {
  type: 'auth.user-erased',
  version: 1,
  body: Type.Object(changeOf),
  record: { name: 'user', id: 'user_id' },
};
