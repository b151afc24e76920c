import crawlers from 'crawler-user-agents';
import { describe, expect, it } from 'vitest';
import { classifyBot, isBot } from './classify-bot.ts';
import { knownCrawlersOf } from './known-crawlers.ts';
import knownCrawlers from './known-crawlers.json' with { type: 'json' };

const published = crawlers.flatMap(({ instances }) => instances);

describe('bots', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot', 'search engine'],
    ['AdsBot-Google (+http://www.google.com/adsbot.html)', 'AdsBot-Google', 'ads'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'GPTBot',
      'AI crawler',
    ],
    [
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'facebookexternalhit',
      'social media',
    ],
    ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'AhrefsBot', 'SEO tool'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36',
      'Storebot-Google',
      'e-commerce',
    ],
  ])('%s is %s: %s', (userAgent, name, category) => {
    expect(classifyBot(userAgent)).toEqual({ name, category });
  });

  it('are nearly all that are published, and two thirds of those are classed', () => {
    expect(published.filter(isBot).length / published.length).toBeGreaterThan(0.99);
    expect(published.filter((userAgent) => classifyBot(userAgent) !== null).length / published.length).toBeGreaterThan(
      0.65,
    );
  });

  it('are known as the published list has them', () => {
    // Not equal: the list is of a newer release. Write it anew: pnpm --filter @latchkey/bots known-crawlers
    expect(knownCrawlers).toEqual(knownCrawlersOf(crawlers));
  });
});

describe('people', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const android =
    'Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36';

  it.each([
    `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`,
    `${iphone} Mobile/15E148 Instagram 301.0.0.27.108 (iPhone14,3; iOS 18_0; de_DE; de; scale=3.00; 1284x2778; 514)`,
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0.0.31.105;FBBV/537;FBDV/iPhone14,3;FBMD/iPhone]`,
    `${android} [FB_IAB/FB4A;FBAV/440.0.0.31.105;]`,
    `${iphone} Mobile/15E148 Snapchat/12.60.0.40 (like Safari/8617.1.17.10.9, panda)`,
    `${android} [Pinterest/Android]`,
    `${iphone} Mobile/15E148 [Pinterest/iOS]`,
    `${iphone} Mobile/15E148 NAVER(inapp; search; 2000; 12.4.2; 14PROMAX)`,
    `${android} NAVER(inapp; search; 2000; 12.4.2)`,
    `${android} Viber/21.0.0.2`,
    `${iphone} Mobile/15E148 Safari Line/14.1.0`,
    `${android};KAKAOTALK 2410560`,
    `${iphone} Mobile/15E148 WhatsApp/2.24.20`,
    `${android} Tumblr/Android/33.4`,
    `${iphone} Mobile/15E148 baiduboxapp/11.20.0.17 (Baidu; P2 13.3.1)`,
    `${iphone} Mobile/15E148 [LinkedInApp]/9.29.6`,
    '',
  ])('are in no list: %s', (userAgent) => {
    expect([isBot(userAgent), classifyBot(userAgent)]).toEqual([false, null]);
  });
});
