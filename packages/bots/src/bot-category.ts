/** What a known bot is for, in the order in which a bot that is for several things is counted. */
export const botCategories = ['e-commerce', 'ads', 'AI crawler', 'social media', 'SEO tool', 'search engine'] as const;

export type BotCategory = (typeof botCategories)[number];
