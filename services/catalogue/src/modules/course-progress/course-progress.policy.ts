export const courseProgressAccess = { read: 'signed-in' } as const;
