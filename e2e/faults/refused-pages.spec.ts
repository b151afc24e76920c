import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { sandalwood } from '../hotels.ts';
import { startSecondOrigin, type SecondOrigin } from '../releases/second-origin.ts';
import { hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { refusals, startRefusingApi } from './refusing-api.ts';

/** Every page and file that is made once for many guests, on a host that has it. */
const shared = [
  [sandalwood.host, '/'],
  [sandalwood.host, '/rooms/1760/2027-02-03/2027-02-05/2/0'],
  [sandalwood.host, '/room-view/teak-king'],
  [sandalwood.host, '/about-us'],
  [sandalwood.host, '/privacy-policy'],
  [sandalwood.host, '/terms-conditions'],
  [sandalwood.host, '/sitemaps'],
  [sandalwood.host, '/sandalwood-guide'],
  [sandalwood.host, '/planner/1760'],
  [sandalwood.host, '/sitemap-pages.xml'],
  [sandalwood.host, '/llms.txt'],
  [hosts.provider, '/'],
  [hosts.provider, '/sandalwood-courtyard'],
  [hosts.provider, '/about-us'],
  [hosts.provider, '/booking-engine'],
  [hosts.provider, '/marketing'],
  [hosts.provider, '/ai-sales-concierge'],
  [hosts.provider, '/sandalwood-guide'],
  [hosts.provider, '/sitemaps'],
  [hosts.provider, '/sitemap.xml'],
  [hosts.provider, '/sitemap-hotels-1.xml'],
  [hosts.platform, '/'],
  [hosts.platform, '/?place=Bengaluru&checkIn=2027-02-03&checkOut=2027-02-05'],
] as const;

interface Page {
  readonly status: number;
  readonly text: string;
}

/** A page as it says something: without what differs from one making to the next (the minute too), and its own address. */
const read = ({ port }: SecondOrigin, [host, asked]: readonly [string, string], visit: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    const at = `${asked}${asked.includes('?') ? '&' : '?'}visit=no-word-${visit}`;
    get({ host: '127.0.0.1', port, path: at, headers: { host: `${host}:${port}` } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: saying(text, `no-word-${visit}`) }));
    }).on('error', reject);
  });

/** Every page once there is one, one after the other: a busy machine refuses some, which is no page. */
async function readAll(origin: SecondOrigin, visit: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const one of shared) {
    let page = await read(origin, one, visit);
    for (let times = 0; page.status === 503 && times < 20; times++) {
      await pass(300);
      page = await read(origin, one, visit);
    }
    pages.push(page);
  }
  return pages;
}

/** What a page says, without what other stories change meanwhile: the hour, and how many rooms are left. */
const saying = (text: string, visit: string): string =>
  text
    .replaceAll(visit, '')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\d{1,2}:\d{2}\s[ap]m/g, '')
    .replaceAll(/\d+ rooms? left/g, '')
    .replaceAll(/\s+/g, ' ');

for (const how of refusals)
  test(`what an engine refuses while a page is made (${how}) is shown to nobody after, and undoes no release`, async () => {
    test.slow();
    const engine = await startRefusingApi();
    const origin = await startSecondOrigin(() => undefined, { API_URL: engine.url });
    try {
      const before = await readFile(path.join(origin.store, 'composition.json'), 'utf8');
      engine.refuse(how);
      // Whoever comes first is refused; eighteen and more come, as a restart of the engine meets them.
      await Promise.all(shared.map((one) => read(origin, one, how)));
      engine.refuse(null);
      const after = await readAll(origin, how);
      // What threads remember of the hotels is over after three seconds.
      await pass(3200);
      const fresh = await readAll(origin, 'fresh');
      for (const [at, page] of after.entries()) {
        expect(page.status, `${shared[at]?.join('')} after ${how}`).toBe(200);
        expect(page, `${shared[at]?.join('')} after ${how}`).toEqual(fresh[at]);
      }
      expect(await readFile(path.join(origin.store, 'composition.json'), 'utf8')).toBe(before);
    } finally {
      await origin.stop();
      await engine.stop();
    }
  });
