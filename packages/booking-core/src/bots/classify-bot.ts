import { knownBots } from './known-bots.ts';

/** Kinds of known bots (specification section 9). */
export type BotCategory = 'search engine' | 'AI crawler' | 'ads' | 'social media' | 'SEO tool' | 'e-commerce';

/** The known bot a user agent is, with the name it is known by, or null. What only calls itself a bot is for `isbot` to say. */
export function classifyBot(userAgent: string): { readonly name: string; readonly category: BotCategory } | null {
  const agent = userAgent.toLowerCase();
  for (const [category, names] of knownBots) {
    const name = names.find((candidate) => agent.includes(candidate));
    if (name !== undefined) return { name, category };
  }
  return null;
}
