import { describe, expect, it } from 'vitest';
import { classifyBot } from './classify-bot.ts';
import { knownBots } from './known-bots.ts';

describe('classifyBot', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'search engine'],
    ['AdsBot-Google (+http://www.google.com/adsbot.html)', 'ads'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'AI crawler',
    ],
    ['Mozilla/5.0 (compatible; Applebot-Extended/0.1)', 'AI crawler'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'social media'],
    ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'SEO tool'],
    ['Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0)', 'e-commerce'],
  ])('%s is %s', (agent, category) => {
    expect(classifyBot(agent)?.category).toBe(category);
  });

  it('knows no bot in a guest’s browser', () => {
    expect(
      classifyBot(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBeNull();
  });

  it('finds every name of its table in its own category', () => {
    for (const [category, names] of knownBots)
      for (const name of names) expect(classifyBot(`x ${name.toUpperCase()} y`)).toEqual({ name, category });
  });
});
