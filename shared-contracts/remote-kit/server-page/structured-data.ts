import type { PageInput } from '@vidyapath/platform-api/server-page';

type Data = Record<string, unknown>;
type Site = Pick<PageInput, 'origin' | 'appName'>;

const context = 'https://schema.org';

/** A description for search engines, in the terms of schema.org. */
export const structured = (type: string, members: Data): Data => ({ '@context': context, '@type': type, ...members });

export const organization = ({ origin, appName }: Site): Data => ({
  '@type': 'Organization',
  name: appName,
  url: `${origin}/`,
});

/** Where a page stands; the last entry is the page itself. */
export const breadcrumbList = (origin: string, steps: readonly { name: string; path: string }[]): Data =>
  structured('BreadcrumbList', {
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  });

export const itemList = (origin: string, items: readonly { name: string; path: string }[]): Data =>
  structured('ItemList', {
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: origin + path,
    })),
  });
