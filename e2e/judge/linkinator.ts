import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './html.ts';
import { everyHost, get } from './links.ts';
import { addressOf } from '../running/addresses.ts';

/** `linkinator` on pages: what any of them links, shows or names that leads nowhere, and how many addresses it asked for. */
export async function byLinkinator(
  pages: readonly string[],
): Promise<{ readonly followed: number; readonly broken: readonly Finding[] }> {
  const running = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'follow-links.ts')], {
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end(pages.join('\n'));
  const { stdout } = await running;
  return JSON.parse(stdout) as Awaited<ReturnType<typeof byLinkinator>>;
}

/** Every address of every host's sitemaps: each page in each language that search engines are to know. */
export async function listedAddresses(): Promise<string[]> {
  const locs = async (address: string): Promise<string[]> =>
    [...(await get(new URL(address))).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&'),
    );
  const listed = new Set<string>();
  for (const host of everyHost)
    for (const part of await locs(`${addressOf(host)}/sitemap.xml`))
      for (const address of part.endsWith('.xml') ? await locs(part) : [part]) listed.add(address);
  return [...listed];
}
