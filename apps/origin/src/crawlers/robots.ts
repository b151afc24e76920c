/**
 * `robots.txt` (RFC 9309): everything may be read but what is one guest's own. Pages with dates and the checkout of a
 * quote are open: price checkers walk them, and they say by themselves that they are not to be listed. Of the API a page
 * needs prices, quotes and words of the hotels.
 */
export const robotsTxt = (sitemaps: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /api/hotels',
    'Allow: /api/quotes',
    'Disallow: /api/',
    'Disallow: /checkout/',
    'Disallow: /bookings/',
    '',
    ...sitemaps.map((address) => `Sitemap: ${address}`),
    '',
  ].join('\n');

/** That of the desk's host, on which there is nothing to be found. */
export const deskRobotsTxt = 'User-agent: *\nDisallow: /\n';
