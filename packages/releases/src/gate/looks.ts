import path from 'node:path';
import { mixText } from '../release/preview.ts';
import type { Release } from '../release/release.types.ts';
import type { GateOrigin } from './gate-origin.ts';
import type { GatePage } from './gate-pages.ts';
import { amountsIn, otherAmounts } from './halves.ts';
import { lookAlike } from './in-browser.ts';
import { answered } from './page-faults.ts';

/** The share of a page's pixels that may differ from those of what is live without anybody being asked. */
const unseenShare = 0.001;

/** Compares pages of a release with those of what is live, and keeps what differs until it is asked for. */
export interface Looks {
  compare(pages: readonly GatePage[], cookieOf: (page: GatePage) => string): Promise<void>;
  /** What differs, a sentence each. */
  readonly differences: readonly string[];
}

/** Compares nothing, for want of a browser or of live releases. */
export const noLooks: Looks = { compare: () => Promise.resolve(), differences: [] };

/** Compares with the releases that are live now in place of those that are to be. */
export function looksBeside(origin: GateOrigin, { app, id }: Release, live: Readonly<Record<string, string>>): Looks {
  const differences: string[] = [];
  const cookie = `latchkey-releases=${mixText(live)}`;
  const folder = path.resolve('reports/looks', `${app}-${id}`);
  let taken = 0;
  return {
    differences,
    async compare(pages, cookieOf) {
      for (const page of pages) differences.push(...(await amountsOther(origin, page, cookieOf(page), cookie)));
      const pairs = pages.map((page) => ({
        address: `http://${page.host}:${origin.port}${page.path}`,
        cookies: cookieOf(page)
          .split('; ')
          .filter((one) => one !== ''),
      }));
      const compared = lookAlike({ pairs, live: cookie, folder: path.join(folder, String(taken++)) });
      if (typeof compared === 'string') return void differences.push(compared);
      for (const { address, share, why } of compared) {
        const where = address.replace(/^http:\/\/([^:/]+):\d+/, '$1');
        if (why !== null) differences.push(`${where} cannot be compared: ${why}`);
        else if (share > unseenShare)
          differences.push(
            `${where} looks other than what is live, in ${(share * 100).toFixed(1)} % of its pixels: ${folder}`,
          );
      }
    },
  };
}

/** A page that shows other amounts than the one that is live. */
async function amountsOther(
  origin: GateOrigin,
  page: GatePage,
  cookie: string,
  live: string,
): Promise<readonly string[]> {
  const both = [cookie, live].filter((one) => one !== '').join('; ');
  const [now, before] = [await answered(origin, page, cookie), await answered(origin, page, both)];
  // The live releases may lack the page, or a part of it.
  if (typeof now === 'string' || typeof before === 'string') return [];
  const other = otherAmounts(amountsIn(before.text), amountsIn(now.text));
  return other.length === 0
    ? []
    : [`${page.host}${page.path} shows other amounts than what is live: ${other.slice(0, 5).join(', ')}`];
}
