import type { ScreenRequest } from '@latchkey/site/screen';
import { canonicalUrl, urlOf } from '@latchkey/site/urls';
import type { Organization, WebSite, WithContext } from 'schema-dts';

type Page = Pick<ScreenRequest, 'site' | 'origin'>;

const providerHome = ({ site, origin }: Page): string =>
  canonicalUrl(urlOf('landing'), { site: { ...site, kind: 'provider', hotel: null }, origin });

/** The provider, named by its first page, in whatever else search engines read. */
export const publisherOf = (page: Page): Organization => ({
  '@type': 'Organization',
  '@id': `${providerHome(page)}#organisation`,
  name: 'Latchkey',
  url: providerHome(page),
});

/**
 * The provider and its site as search engines read them
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
export const organisationData = (page: Page): readonly [WithContext<Organization>, WithContext<WebSite>] => {
  const home = providerHome(page);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${home}#organisation`,
      name: 'Latchkey',
      url: home,
      description: 'The website and booking engine through which guests book directly with independent hotels.',
    },
    { '@context': 'https://schema.org', '@type': 'WebSite', '@id': `${home}#site`, name: 'Latchkey', url: home },
  ];
};
