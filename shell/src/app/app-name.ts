/** Name of the product, which the server may change in the page without a build. */
export const appName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Vidyapath';
