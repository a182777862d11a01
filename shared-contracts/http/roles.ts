import { Type, type Static } from 'typebox';

export const roles = ['User', 'Staff', 'Admin'] as const;
/** Marked pure, so that a front end that needs only the names of the roles does not bundle the schema library. */
export const RoleSchema = /* @__PURE__ */ Type.Union([
  /* @__PURE__ */ Type.Literal('User'),
  /* @__PURE__ */ Type.Literal('Staff'),
  /* @__PURE__ */ Type.Literal('Admin'),
]);
export type Role = Static<typeof RoleSchema>;

/** Roles that may change the catalogue. */
export const editorRoles = ['Staff', 'Admin'] as const satisfies readonly Role[];

export const isEditor = (role: Role | undefined): boolean => role === 'Staff' || role === 'Admin';
