import { botCategories, type BotCategory } from './bot-category.ts';

/** One crawler of the published list: a pattern of its user agent and what it is tagged with. */
export interface PublishedCrawler {
  readonly pattern: string;
  readonly tags?: readonly string[];
}

/** Patterns of user agents by category. */
export type KnownCrawlers = Readonly<Record<BotCategory, readonly string[]>>;

/** The published list's tag for each category; shops' crawlers have none and are named here. */
const tagOf = {
  ads: 'advertising',
  'AI crawler': 'ai-crawler',
  'social media': 'social-preview',
  'SEO tool': 'seo',
  'search engine': 'search-engine',
} as const satisfies Record<Exclude<BotCategory, 'e-commerce'>, string>;

/** Crawlers of shops, marketplaces and price comparison, by the beginnings of their patterns. */
const shopCrawlers =
  /^(Storebot-Google|Amazonbot|AmazonProductDiscovery|AmazonSellerInitiatedListing|AmazonBuyForMe|GeedoProductSearch|GeedoShopProductFinder|twengabot|channable|Channel3Bot|BoardGamePricesBot|CapitalOneShopping|Mavifinds|MergadoBot|PricedroneShoppingBot|rakutenusabot|Shopify|Skroutz|Snipcart|idealo|kelkoo|pricespider|shopwiki)/i;

/** The published list by category: crawlers for other ends (feeds, monitoring, archives) are in none. */
export function knownCrawlersOf(published: readonly PublishedCrawler[]): KnownCrawlers {
  const isIn = (category: BotCategory, { pattern, tags = [] }: PublishedCrawler): boolean =>
    category === 'e-commerce' ? shopCrawlers.test(pattern) : tags.includes(tagOf[category]);
  const categoryOf = (crawler: PublishedCrawler): BotCategory | undefined =>
    botCategories.find((category) => isIn(category, crawler));
  const patternsOf = (category: BotCategory): string[] =>
    published.filter((crawler) => categoryOf(crawler) === category).map(({ pattern }) => pattern);
  return {
    'e-commerce': patternsOf('e-commerce'),
    ads: patternsOf('ads'),
    'AI crawler': patternsOf('AI crawler'),
    'social media': patternsOf('social media'),
    'SEO tool': patternsOf('SEO tool'),
    'search engine': patternsOf('search engine'),
  };
}
