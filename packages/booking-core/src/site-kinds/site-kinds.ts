/** What a host name stands for. */
export const siteKinds = ['provider', 'platform', 'hotel', 'desk'] as const;

export type SiteKind = (typeof siteKinds)[number];
