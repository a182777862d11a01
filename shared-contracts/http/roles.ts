import { Type, type Static } from 'typebox';

export const roles = ['User', 'Staff', 'Admin'] as const;
export const RoleSchema = Type.Union([Type.Literal('User'), Type.Literal('Staff'), Type.Literal('Admin')]);
export type Role = Static<typeof RoleSchema>;

/** Who may change the catalogue (contract section 3). */
export const editorRoles = ['Staff', 'Admin'] as const satisfies readonly Role[];

export const isEditor = (role: Role | undefined): boolean => role === 'Staff' || role === 'Admin';
