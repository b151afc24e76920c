import type { Release } from '../release/release.types.ts';
import type { GateOrigin } from './gate-origin.ts';
import { guestOf } from './guest.ts';
import { takeWalks } from './in-browser.ts';
import { sandboxIn } from './pay.ts';
import { thrown } from './renders.ts';
import type { Planned } from './walks/walk.types.ts';
import { walksOf } from './walks/walks.table.ts';

/** The hotel of the demo that walks are taken at. */
const hotelHost = 'sandalwood.localhost';

/**
 * Takes the walks that an app is released with, by presses in a browser, and asks the engine after each whether it has what
 * was pressed. Answers with why not, in one sentence each. What a walk made is cancelled after it.
 */
export async function sells(
  origin: GateOrigin,
  release: Release,
  { api }: { readonly api: string },
  arriving: readonly Release[],
): Promise<string[]> {
  const site = await guestOf(origin, hotelHost).get('site');
  const hotelId = Number((site.body['hotel'] as { id?: number } | undefined)?.id);
  if (!(hotelId > 0)) return [`${hotelHost} is no hotel’s at ${api}`];
  const gateway = sandboxIn(site.text);
  const faults: string[] = [];
  const planned = new Map<string, Planned>();
  for (const [name, { plan, isPaid = false }] of walksOf(release.app, release.kind)) {
    if (isPaid && gateway === null) continue;
    const guest = guestOf(origin, hotelHost);
    const made = await plan({ origin, host: hotelHost, api, hotelId, gateway, guest });
    if (typeof made === 'string') faults.push(`${name}: ${made}`);
    else planned.set(name, made);
  }
  const walked = takeWalks([...planned].map(([name, { walk }]) => ({ ...walk, name })));
  if (typeof walked === 'string') faults.push(walked);
  for (const [name, { faults: ask, clean }] of planned) {
    const end = typeof walked === 'string' ? null : (walked.find((one) => one.name === name) ?? null);
    if (end !== null)
      faults.push(...(end.fault === null ? await ask(end) : [end.fault]).map((why) => `${name}: ${why}`));
    await clean(end);
  }
  return [...faults, ...(await thrown(origin, arriving))];
}
