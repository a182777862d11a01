/** Options of every route: checked by key or order id in a hook of their own, and not part of the platform's API page. */
export const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

export interface WithId {
  Params: { id: string };
}
