import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { requiredText } from './primitives';
import { RoleSchema } from './roles';

/** Structural check of an address; the practical subset of RFC 5321 with a dotted domain. */
export const emailPattern =
  "^[^\\s@<>()\\[\\]\\\\,;:\"\\u0000-\\u001F]+@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}-]{2,}$";
export const phonePattern = `^[0-9]{${limits.user.phoneDigits}}$`;
/** At least one character that is neither an ASCII letter nor a digit (specification section 5). */
export const specialCharacterPattern = '[^A-Za-z0-9]';

export const EmailSchema = Type.String({ maxLength: limits.user.emailMax, pattern: emailPattern });

export const RegisterBodySchema = Type.Object({
  name: requiredText(limits.user.nameMax),
  email: EmailSchema,
  phone: Type.String({ pattern: phonePattern }),
  password: Type.String({
    minLength: limits.user.passwordMin,
    maxLength: limits.user.passwordMax,
    pattern: specialCharacterPattern,
  }),
  provider: Type.Literal('local'),
  role: Type.Literal('User'),
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

/** Claims of an access token (contract section 4); times in seconds since the epoch. */
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
}

export const userSortFields = ['id', 'name', 'email', 'role'] as const;
export const RoleChangeBodySchema = Type.Object({ role: RoleSchema });
export type RoleChangeBody = Static<typeof RoleChangeBodySchema>;
