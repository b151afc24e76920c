import { askOrigin, type Answered } from './ask-origin.ts';
import { tooDear } from './costs.ts';
import type { GateOrigin } from './gate-origin.ts';
import type { GatePage } from './gate-pages.ts';
import { amountsIn, experimentIn, otherAmounts } from './halves.ts';
import { otherTotals, sumsMissing, type Sum } from './sums.ts';

/** How a page is asked for and judged. */
export interface Asked {
  /** The cookies of who looks. */
  readonly cookie?: string;
  /** Cookies that show B of each experiment of the release. */
  readonly halves: readonly string[];
  /** What has to stand on it. */
  readonly sums?: readonly Sum[];
  /** The one total that it may name. */
  readonly total?: Sum | undefined;
}

/** Why a page is not as it should be: A, and then B of each experiment, which shows the prices of A; of both, what they cost an origin. */
export async function pageFaults(
  origin: GateOrigin,
  page: GatePage,
  { cookie = '', halves, sums = [], total }: Asked,
): Promise<string[]> {
  const { answer: a, faults: dear } = await tooDear(origin, page, (one) => answered(origin, one, cookie));
  if (typeof a === 'string') return [a];
  const lost = sumsMissing(a.text, sums);
  const others = total === undefined ? [] : otherTotals(a.text, total);
  const found = [
    ...dear,
    ...(lost.length === 0 ? [] : [`${page.host}${page.path} does not show ${lost.slice(0, 5).join(', ')}`]),
    ...others.map((other) => `${page.host}${page.path} says a total of ${other}, the engine says ${total?.minor}`),
  ];
  for (const half of halves) {
    const where = `B of ${experimentIn(half)}: `;
    const both = [cookie, half].filter((one) => one !== '').join('; ');
    const { answer: b, faults: dearB } = await tooDear(origin, page, (one) => answered(origin, one, both));
    found.push(...dearB.map((fault) => `${where}${fault}`));
    if (typeof b === 'string') {
      found.push(`${where}${b}`);
      continue;
    }
    if (otherAmounts(amountsIn(a.text), amountsIn(b.text)).length === 0) continue;
    // Somebody may have booked between the two: what differs then differs in A as well.
    const again = await answered(origin, page, cookie);
    const other = typeof again === 'object' ? otherAmounts(amountsIn(again.text), amountsIn(b.text)) : [];
    if (other.length > 0)
      found.push(`${where}${page.host}${page.path} shows other prices than A: ${other.slice(0, 5).join(', ')}`);
  }
  return found;
}

/** The page with its status, or a sentence. */
export async function answered(
  origin: GateOrigin,
  { host, path: asked, status }: GatePage,
  cookie: string,
): Promise<Answered | string> {
  const ask = () => askOrigin(origin, host, asked, { headers: cookie === '' ? {} : { cookie } });
  const first = await ask();
  // An engine that was busy for a moment is no fault of the release: a page that the release cannot show fails twice.
  const found = first.status === 503 && status !== 503 ? await ask() : first;
  if (found.status === status) return found;
  return `${host}${asked} ${found.status === 0 ? 'does not answer' : `answers ${found.status}`}, not ${status}`;
}
