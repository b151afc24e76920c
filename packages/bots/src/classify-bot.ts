import { isbot } from 'isbot';
import { botCategories, type BotCategory } from './bot-category.ts';
import knownCrawlers from './known-crawlers.json' with { type: 'json' };

/** A known bot: the part of its user agent it is known by, and what it is for. */
export interface KnownBot {
  readonly name: string;
  readonly category: BotCategory;
}

/** Whether a user agent is a program rather than a person's browser, an app's own browser included. An empty one is not. */
export function isBot(userAgent: string): boolean {
  return isbot(userAgent);
}

/**
 * The known bot a user agent is, or null: it is a person's browser, or a bot for something else (feeds, monitoring,
 * archives) or unknown to the published list (`crawler-user-agents`).
 */
export function classifyBot(userAgent: string): KnownBot | null {
  if (!isBot(userAgent)) return null;
  for (const category of botCategories) {
    const name = patternOf(category).exec(userAgent)?.[0];
    if (name !== undefined) return { name: name.replace(/^\W+|[\s/(;]+$/g, ''), category };
  }
  return null;
}

const patterns = new Map<BotCategory, RegExp>();

/** One expression for all patterns of a category, made when it is first asked for. */
function patternOf(category: BotCategory): RegExp {
  const known = patterns.get(category) ?? new RegExp(knownCrawlers[category].join('|'));
  patterns.set(category, known);
  return known;
}
