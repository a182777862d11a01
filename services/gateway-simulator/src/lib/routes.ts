/** Options of every route: checked by key or order id in their own hook, and not part of the platform's API page. */
export const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

export interface WithId {
  Params: { id: string };
}
