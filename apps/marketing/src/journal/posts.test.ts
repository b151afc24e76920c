import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processingChargePercent, refundDays, refundFor } from '@latchkey/booking-core/refund';
import { computeTaxes, type TaxEntry } from '@latchkey/booking-core/tax';
import { routesOn } from '@latchkey/site/urls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPosts } from '../../scripts/posts/read-posts.ts';
import { linksIn, renderMarkdown } from '../../scripts/posts/render-markdown.ts';
import { filesOf } from '../../scripts/posts/write-posts.ts';

const folder = path.resolve(import.meta.dirname, '../../posts');
const textOf = (slug: string): Promise<string> => readFile(path.join(folder, `${slug}.md`), 'utf8');

describe('Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '[press](javascript:alert(1))',
    '[press](JaVaScRiPt:alert(1))',
    '[press](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '[x]: javascript:alert(1)\n\n[x]',
    '```\n</code><script>alert(1)</script>\n```',
    '<svg/onload=alert(1)>',
    '[a](/x"onmouseover="alert(1))',
  ])('that carries a script shows none of it: %s', (text) => {
    const holder = document.createElement('div');
    holder.innerHTML = renderMarkdown(text, 'en');
    expect(holder.querySelectorAll('script, img, svg, iframe, object')).toHaveLength(0);
    const elements = [...holder.querySelectorAll('*')];
    expect(elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')))).toEqual(
      [],
    );
    for (const link of holder.querySelectorAll('a'))
      expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data):/i);
  });

  test('has headings from the second level on, and links that carry the language', () => {
    expect(renderMarkdown('# Title\n\n[terms](/terms-conditions)', 'ar')).toBe(
      '<h2>Title</h2>\n<p><a href="/terms-conditions?lang=ar">terms</a></p>\n',
    );
    expect(renderMarkdown('[Atom](https://www.rfc-editor.org/rfc/rfc4287)', 'de')).toContain(
      'href="https://www.rfc-editor.org/rfc/rfc4287"',
    );
  });

  test('keeps a sum in one piece among Arabic letters', () => {
    expect(renderMarkdown('حتى ₹7,500.', 'ar')).toBe('<p>حتى \u2066₹7,500\u2069.</p>\n');
    expect(renderMarkdown('up to ₹7,500.', 'de')).toBe('<p>up to ₹7,500.</p>\n');
  });
});

describe('the files of posts', () => {
  let copy = '';
  beforeEach(async () => {
    copy = path.join(await mkdtemp(path.join(tmpdir(), 'posts-')), 'posts');
    await cp(folder, copy, { recursive: true });
  });
  afterEach(() => rm(path.dirname(copy), { recursive: true, force: true }));
  const slug = 'what-a-refund-is-made-of';
  const rewrite = async (file: string, from: RegExp, to: string): Promise<void> => {
    const text = await readFile(path.join(copy, file), 'utf8');
    await writeFile(path.join(copy, file), text.replace(from, to));
  };

  test('are what is released', async () => {
    const made = path.join(import.meta.dirname, 'made');
    const files = filesOf(await readPosts(folder));
    expect((await readdir(made)).toSorted()).toEqual([...files.keys()].toSorted());
    // The formatter has been over the modules: what they say is compared.
    const bare = (text: string): string => text.replaceAll(/[\s'"\\,]/g, '');
    for (const [name, text] of files)
      expect([name, bare(await readFile(path.join(made, name), 'utf8'))]).toEqual([name, bare(text)]);
  });

  test.each<[string, string, RegExp, string, RegExp]>([
    [
      'a missing picture',
      `${slug}.md`,
      /^picture: .*$/m,
      'picture: nowhere.jpg',
      /no picture posts\/pictures\/nowhere\.jpg/,
    ],
    ['a picture in the text', `${slug}.md`, /## 1/, '![x](/images/x.jpg)\n\n## 1', /stands in the text/],
    ['no head', `${slug}.md`, /^---\n/, '', /begins with no head/],
    ['an unknown topic', `${slug}.md`, /^topic: .*$/m, 'topic: gossip', /topic/],
    ['a date that is none', `${slug}.md`, /^date: .*$/m, "date: '2026-02-30'", /date/],
    ['a link to nowhere', `${slug}.md`, /\(\/terms-conditions\)/, '(terms)', /no path of the site/],
    ['a translation without a title', `${slug}.de.md`, /^title: .*$/m, '', /title/],
  ])('with %s fail the check', async (_, file, from, to, message) => {
    await rewrite(file, from, to);
    await expect(readPosts(copy)).rejects.toThrow(message);
  });

  test('in a language that the site does not have fail the check', async () => {
    await writeFile(path.join(copy, `${slug}.xx.md`), '---\ntitle: x\ndescription: x\nalt: x\n---\n');
    await expect(readPosts(copy)).rejects.toThrow('xx is no language of the site');
  });

  test('become a feed for each language, escaped', async () => {
    await rewrite(`${slug}.md`, /^title: .*$/m, 'title: "Salt & <pepper>"');
    const feed = filesOf(await readPosts(copy)).get('feed-en.xml') ?? '';
    expect(feed).toContain('<title>Salt &amp; &lt;pepper&gt;</title>');
    const parsed = new DOMParser().parseFromString(feed, 'text/xml');
    expect(parsed.getElementsByTagName('entry')).toHaveLength((await readPosts(copy)).length);
  });
});

describe('what posts say', () => {
  test('of a refund is what the rules make of it', async () => {
    const text = await textOf('what-a-refund-is-made-of');
    const refundOf = (paid: number) => refundFor({ total: 10_000, paid, fee: { percent: 20 }, mostOnline: paid });
    expect([refundOf(10_000).refund, refundOf(3000).refund, refundOf(1500).refund]).toEqual([7800, 975, 0]);
    for (const said of ['7,800', '975', 'nothing', `${processingChargePercent}%`, refundDays.cancellation.join('–')])
      expect(text).toContain(said);
    expect(text).toContain(refundDays['revised-price-rejected'].join('–'));
  });

  test('of Indian taxes is what the demo hotel charges', async () => {
    const text = await textOf('taxes-on-indian-rooms');
    const facts = path.resolve(import.meta.dirname, '../../../api/hotels/1760-sandalwood-courtyard/hotel.json');
    const { taxes } = JSON.parse(await readFile(facts, 'utf8')) as { taxes: TaxEntry[] };
    const taxOn = (date: string, amount: number): number => {
      const { rooms } = computeTaxes(taxes.map(whole), [{ id: 'one', date: date as never, amount }]);
      return rooms[0]?.roomTax ?? Number.NaN;
    };
    expect([taxOn('2026-12-10', 6800), taxOn('2026-12-11', 7900)]).toEqual([340, 1422]);
    expect([taxOn('2026-12-10', 7500), taxOn('2026-12-10', 7501)]).toEqual([376, 1350]);
    for (const said of ['₹340', '₹1,422', '₹7,500', '5%', '18%', '22 September 2025']) expect(text).toContain(said);
  });

  /** What the files leave out of a tax. */
  const whole = (tax: TaxEntry): TaxEntry => ({
    ...tax,
    useIndex: tax.useIndex ?? null,
    priceFrom: tax.priceFrom ?? null,
    priceTo: tax.priceTo ?? null,
    inclusive: tax.inclusive ?? false,
    validFrom: tax.validFrom ?? null,
    validTo: tax.validTo ?? null,
  });

  test('links to pages that there are', async () => {
    const paths = new Set(routesOn('provider').map(([, route]) => route.path));
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.md')))
      for (const link of linksIn(await readFile(path.join(folder, name), 'utf8')))
        expect([link, paths.has((link.split(/[?#]/)[0] ?? '') as never)]).toEqual([link, true]);
  });
});
