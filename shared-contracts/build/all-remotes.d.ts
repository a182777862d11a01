/** Written by `single-bundle-config.ts`. */
declare module 'all-remotes' {
  export const modules: Record<string, () => Promise<{ default: unknown }>>;
  export const described: readonly (readonly [string, object])[];
}
