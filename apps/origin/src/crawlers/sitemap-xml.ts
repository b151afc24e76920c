import { alternatesOf, addressIn, locales, type Locale } from '@latchkey/site/urls';

/** A page as a sitemap lists it. */
export interface ListedPage {
  /** Its whole address in English. */
  readonly address: string;
  /** The languages that it is found in; absent: all. */
  readonly languages?: readonly Locale[] | undefined;
  /** ISO moment of its last change; null where nobody knows: then nothing is said. */
  readonly changedAt: string | null;
}

/** A file that a sitemap's index leads to. */
export interface ListedPart {
  readonly address: string;
  readonly changedAt: string | null;
}

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An index of sitemaps (https://www.sitemaps.org/protocol.html#index). */
export function indexXml(parts: readonly ListedPart[]): string {
  const entries = parts.map(
    ({ address, changedAt }) => `<sitemap><loc>${escaped(address)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${prolog}<sitemapindex xmlns="${protocol}">\n${entries.join('')}</sitemapindex>\n`;
}

/**
 * A sitemap: each page in each language is an address of its own, and names all languages and itself
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(({ address, languages = locales, changedAt }) => {
    const alternates = alternatesOf(address, languages)
      .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`)
      .join('');
    return languages.map(
      (language) =>
        `<url><loc>${escaped(addressIn(address, language))}</loc>${lastmod(changedAt)}${alternates}</url>\n`,
    );
  });
  return `${prolog}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

const lastmod = (moment: string | null): string => (moment === null ? '' : `<lastmod>${moment}</lastmod>`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
