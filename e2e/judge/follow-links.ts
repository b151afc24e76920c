import { LinkChecker } from 'linkinator';
import { text } from 'node:stream/consumers';
import './local-names.ts';

// linkinator on the pages whose addresses come in as lines: whatever is linked, shown, styled by or named in structured data
// leads somewhere. What leads nowhere goes out, a line each. A process of its own, in which the hosts' names are known.
const pages = (await text(process.stdin)).split('\n').filter((line) => line !== '');
const ports = new Set(pages.map((page) => new URL(page).port));

const isElsewhere = (link: string): boolean => {
  const { protocol, hostname, port } = new URL(link);
  return !protocol.startsWith('http') || !hostname.endsWith('localhost') || !ports.has(port);
};

const { links } = await new LinkChecker().check({
  path: pages,
  concurrency: 3,
  timeout: 30_000,
  // Who follows everything at once makes a crowd, and a crowd is asked to come back.
  retryErrors: true,
  retryErrorsJitter: 1000,
  checkFragments: true,
  linksToSkip: async (link) => isElsewhere(link),
});
const broken = links
  .filter(({ state }) => state === 'BROKEN')
  .map(({ url, parent, status }) => `${parent ?? 'asked for'} -> ${url}: ${status}`);
process.stdout.write(JSON.stringify({ followed: links.filter(({ state }) => state !== 'SKIPPED').length, broken }));
