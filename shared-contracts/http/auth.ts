import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { LocaleSchema } from './locale';
import { emailPattern, personNamePattern, phonePattern, specialCharacterPattern } from './account-patterns';
import { RoleSchema } from './roles';

export { emailPattern, phonePattern, specialCharacterPattern };

export const EmailSchema = Type.String({ maxLength: limits.user.emailMax, pattern: emailPattern });

/** A person's name on one line. */
export const PersonNameSchema = Type.String({
  minLength: 1,
  maxLength: limits.user.nameMax,
  pattern: personNamePattern,
});

/** A valid new password; the most common ones are refused too. */
export const NewPasswordSchema = Type.String({
  minLength: limits.user.passwordMin,
  maxLength: limits.user.passwordMax,
  pattern: specialCharacterPattern,
});

export const RegisterBodySchema = Type.Object({
  name: PersonNameSchema,
  email: EmailSchema,
  phone: Type.String({ pattern: phonePattern }),
  password: NewPasswordSchema,
  provider: Type.Literal('local'),
  role: Type.Literal('User'),
  /** Language of the messages to this person; the Accept-Language header decides when it is left out. */
  locale: Type.Optional(LocaleSchema),
});
export type RegisterBody = Static<typeof RegisterBodySchema>;

export const UserSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  role: RoleSchema,
});
export type User = Static<typeof UserSchema>;

export const LoginBodySchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: limits.user.emailMax }),
  password: Type.String({ minLength: 1, maxLength: limits.user.passwordMax }),
});
export type LoginBody = Static<typeof LoginBodySchema>;

export const LoginAnswerSchema = Type.Object({ access_token: Type.String() });
export type LoginAnswer = Static<typeof LoginAnswerSchema>;

/** The account of the signed-in user. */
export const AccountSchema = Type.Object({
  ...UserSchema.properties,
  phone: Type.String(),
  email_verified: Type.Boolean(),
  /** Language of the messages to this person; null: not known. */
  language: Type.Union([LocaleSchema, Type.Null()]),
});
export type Account = Static<typeof AccountSchema>;

/** Changes of the own account; without `language` it stays as it is. */
export const AccountBodySchema = Type.Object({
  name: PersonNameSchema,
  phone: Type.String({ pattern: phonePattern }),
  language: Type.Optional(LocaleSchema),
});
export type AccountBody = Static<typeof AccountBodySchema>;

/** The account as it is now, with a token that carries the name. */
export const ChangedAccountSchema = Type.Object({ ...AccountSchema.properties, access_token: Type.String() });
export type ChangedAccount = Static<typeof ChangedAccountSchema>;

/** The answer is a {@link LoginAnswer}: a change of password ends every earlier token of the account. */
export const PasswordChangeBodySchema = Type.Object({
  current_password: Type.String({ minLength: 1, maxLength: limits.user.passwordMax }),
  new_password: NewPasswordSchema,
});
export type PasswordChangeBody = Static<typeof PasswordChangeBodySchema>;

/** Answered with 202 for every address, whether an account has it or not. */
export const PasswordResetRequestBodySchema = Type.Object({ email: EmailSchema, locale: Type.Optional(LocaleSchema) });
export type PasswordResetRequestBody = Static<typeof PasswordResetRequestBodySchema>;

/** The query of a mailed link. */
export const MailedTokenSchema = Type.String({ minLength: 1, maxLength: limits.mailedToken.max });

/** A token that is used, expired or unknown is a 400 of the field `token`. Success is 204 and ends every session. */
export const PasswordResetConfirmBodySchema = Type.Object({ token: MailedTokenSchema, password: NewPasswordSchema });
export type PasswordResetConfirmBody = Static<typeof PasswordResetConfirmBodySchema>;

export const EmailVerificationConfirmBodySchema = Type.Object({ token: MailedTokenSchema });
export type EmailVerificationConfirmBody = Static<typeof EmailVerificationConfirmBodySchema>;

/** A sentence for the user: the request is carried out soon. */
export const AcceptedSchema = Type.Object({ detail: Type.String() });
export type Accepted = Static<typeof AcceptedSchema>;

/** Claims of an access token; times in seconds since the epoch. */
export interface AccessTokenClaims {
  id: number;
  name: string;
  email: string;
  role: Static<typeof RoleSchema>;
  iss: string;
  aud: string;
  iat: number;
  exp: number;
  jti: string;
  /** The session: all tokens that replaced one another name it, and end with it. */
  sid?: string;
}

export const RoleChangeBodySchema = Type.Object({ role: RoleSchema });
