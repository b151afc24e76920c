import { request as send } from 'node:http';
import { routes, type Route } from '@latchkey/site/urls';
import { casaMango, linde, palace, sandalwood, thamel } from '../hotels.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import type { Finding } from './html.ts';

/** Every host of the demo product. */
export const everyHost = [
  hosts.provider,
  hosts.platform,
  ...[sandalwood, palace, linde, casaMango, thamel].map(({ host }) => host),
  'creek.localhost',
  'kayu.localhost',
];

export interface Reply {
  /** Where it came from in the end: an address may lead on. */
  readonly from: URL;
  readonly status: number;
  readonly text: string;
}

const longestSilenceMs = 60_000;

/** One call to a host, wherever its name leads: `*.localhost` is not known to every system's resolver. */
export function get(address: URL): Promise<Reply> {
  const { host, port, pathname, search } = address;
  return new Promise((resolve, reject) => {
    const call = send({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (reply) => {
      const location = reply.headers.location;
      if (location !== undefined && (reply.statusCode ?? 0) < 400) {
        reply.resume();
        get(new URL(location, address)).then(resolve, reject);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ from: address, status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    // A page that never ends is named before the whole walk is out of time.
    call.setTimeout(longestSilenceMs, () => call.destroy(new Error(`no answer from ${address.href}`)));
    call.on('error', reject);
    call.end();
  });
}

/** The page, asked for again where the server had no time for it: who walks everything at once makes a crowd. */
async function patientGet(address: URL): Promise<Reply> {
  for (let time = 0; time < 3; time += 1) {
    const reply = await get(address);
    if (reply.status !== 503) return reply;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return get(address);
}

/** Where a page's links lead; `mailto:` and the like, which open no page, are left out. */
function linksOf(html: string, page: URL): URL[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const to = href.replaceAll('&amp;', '&');
    return /^(?:https?:|\/|#|\?)/.test(to) && URL.canParse(to, page) ? [new URL(to, page)] : [];
  });
}

/** Links to posted forms, files and dated stays are not pages of the map of a site. */
const isFollowed = ({ pathname }: URL): boolean =>
  !/^\/(?:api|images|assets|rooms|room\/checkout)(?:\/|$)/.test(pathname);

/** Pages that are the same on every host are walked on one: the links to them are checked on all. */
const isSameEverywhere = ({ pathname }: URL): boolean =>
  /^\/(?:blogs|about-us|booking-engine|marketing|ai-sales-concierge)(?:\/|$)/.test(pathname);

/** Of a list's filters, which lead to each other, so many are walked on each host; all its links without a query are. */
const mostOfOneList = 12;

const patterns = Object.values(routes as Record<string, Route>).map(({ path }) => path.split('/'));

/** What kind of page an address is: its host, its route, and the names of what it asks for. */
function kindOf({ host, pathname, searchParams }: URL): string {
  const parts = pathname.split('/');
  const isOf = (pattern: readonly string[]): boolean =>
    pattern.length === parts.length && pattern.every((part, place) => part.startsWith('$') || part === parts[place]);
  const route = patterns.filter(isOf).toSorted((one, other) => wild(one) - wild(other))[0] ?? parts.map(() => '$');
  return [host, route.join('/'), ...new Set(searchParams.keys())].join(' ');
}

const wild = (pattern: readonly string[]): number => pattern.filter((part) => part.startsWith('$')).length;

/**
 * Follows every link from every host's home and map of the site: the links that lead nowhere, and how many pages were read.
 * Of each kind of page `mostOfKind` are read at most.
 */
export async function walkLinks(
  mostOfKind = Number.POSITIVE_INFINITY,
): Promise<{ readonly broken: readonly Finding[]; readonly followed: number }> {
  const waiting = everyHost.flatMap((host) => ['/', '/sitemaps'].map((path) => new URL(path, addressOf(host))));
  const seen = new Map<string, Promise<Reply>>();
  const broken: string[] = [];
  let followed = 0;
  const known = (address: URL): Promise<Reply> => {
    const key = `${address.host}${address.pathname}${address.search}`;
    const reply = seen.get(key) ?? patientGet(address);
    seen.set(key, reply);
    return reply;
  };
  const visited = new Set<string>();
  const counts = new Map<string, number>();
  const count = (what: string): number => {
    const next = (counts.get(what) ?? 0) + 1;
    counts.set(what, next);
    return next;
  };
  const isLeftOut = (link: URL): boolean =>
    (link.search !== '' && count(`list ${link.host}${link.pathname}`) > mostOfOneList) ||
    count(`kind ${kindOf(link)}`) > mostOfKind;
  const visit = async (page: URL): Promise<void> => {
    followed += 1;
    const { from, status, text } = await known(page);
    if (status !== 200) return void broken.push(`${page.href}: ${status}`);
    // It led to another host, the desk's: what stands there is that host's.
    if (from.host !== page.host) return;
    for (const link of linksOf(text, page)) {
      const isOurs = link.port === page.port && link.hostname.endsWith('localhost');
      // A search, a list or a plan leads to itself in every order: one step into it is enough.
      const isOneMoreOrder = page.search !== '' && link.pathname === page.pathname;
      // Each language is the same page; the language menu of the first pages is enough of it.
      const isOtherLanguage = link.searchParams.has('lang') && page.pathname !== '/';
      if (!isOurs || isOtherLanguage || isOneMoreOrder || !isFollowed(link)) continue;
      const anchor = link.hash.slice(1);
      link.hash = '';
      if (
        link.host === page.host &&
        link.pathname === page.pathname &&
        anchor !== '' &&
        !text.includes(`id="${anchor}"`)
      )
        broken.push(`${page.href}: #${anchor} is not on the page`);
      if (visited.has(link.href)) continue;
      visited.add(link.href);
      if (isLeftOut(link)) continue;
      if (link.searchParams.has('lang') || (isSameEverywhere(link) && link.hostname !== hosts.provider)) {
        if (isSameEverywhere(link)) link.host = new URL(addressOf(hosts.provider)).host;
        const reply = await known(link);
        if (reply.status !== 200) broken.push(`${page.href} -> ${link.href}: ${reply.status}`);
      } else waiting.push(link);
    }
  };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  };
  for (const { href } of waiting) visited.add(href);
  while (waiting.length > 0) await Promise.all(Array.from({ length: 3 }, work));
  return { broken, followed };
}
