import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A page on the way to this one. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The way from the first page to this one, as search engines read it. */
export const breadcrumbs = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url,
  })),
});
