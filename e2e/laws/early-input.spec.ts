import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { stopAt, wait, type Moment } from '../early-input/arriving.ts';
import { controlsOf, numberControls, takenOut, use, type Control } from '../early-input/controls.ts';
import { nameless, watch, type Outcome } from '../early-input/outcome.ts';
import { screens, type Screen } from '../early-input/screens.ts';
import { makePage } from '../judge/make-page.ts';
import { enterPreview } from '../running/preview.ts';
import { isNight } from '../short-run.ts';
import { expect, test } from '../test.ts';

const seed = Number(process.env['EARLY_INPUT_SEED'] ?? Date.now() % 2 ** 31);

/** At how many moments what is pressed in every run is pressed. */
const alwaysTimes = 2;

for (const screen of screens)
  test(`what is done at any moment of a page’s start counts once: ${screen.name}`, async ({ browser }) => {
    test.skip(!isNight && !screen.isOfEachRun, 'pressed at night');
    test.setTimeout(isNight ? 1_800_000 : 120_000);
    const { scripts, chosen, first } = await atRest(browser, screen);
    const moments = momentsOf(scripts, chosen.length * alwaysTimes);
    for (const [place, control] of chosen.entries()) {
      const settled = place === 0 ? first : await outcomeOf(browser, screen, control, null);
      for (const moment of moments.splice(0, control.isAlways ? alwaysTimes : 1)) {
        const early = await outcomeOf(browser, screen, control, moment);
        const when = `${moment.scripts} of ${scripts} scripts have come, ${moment.ms} ms later, for ${moment.pressMs} ms`;
        const words = `${control.kind} "${control.name}" (${control.place}) of ${screen.name} when ${when}; seed ${seed}`;
        // Pressed early a link leads where it leads without a script, which may open the same in the page.
        if (control.kind === 'link') expect([settled.at, nameless(control.leadsTo)], words).toContain(early.at);
        else expect(early, words).toEqual(settled);
      }
    }
  });

const momentsOf = (scripts: number, count: number): Moment[] =>
  fc.sample(fc.record({ scripts: fc.nat(scripts), ms: fc.nat(200), pressMs: fc.nat(150) }), { seed, numRuns: count });

/** What a night presses of a page at most: another sample each night. Most links lead to another page by the same code. */
const ofNight = { link: 2, other: 8 };

/** What a run presses of a page: at night more of it, and of every page. */
function chosenOf(controls: readonly Control[]): readonly Control[] {
  const some = (of: readonly Control[], most: number): readonly Control[] => {
    const length = Math.min(most, of.length);
    return fc
      .sample(fc.shuffledSubarray([...of], { minLength: length, maxLength: length }), { seed, numRuns: 1 })
      .flat();
  };
  const always = controls.filter(({ isAlways }) => isAlways).slice(0, 1);
  if (!isNight) return always.length > 0 ? always : some(controls, 1);
  const others = controls.filter((control) => control.kind !== 'link' && !always.includes(control));
  const links = controls.filter(({ kind }) => kind === 'link');
  return [...always, ...some(others, ofNight.other), ...some(links, ofNight.link)];
}

async function opened<Found>(
  browser: Browser,
  screen: Screen,
  read: (page: Page, address: string) => Promise<Found>,
): Promise<Found> {
  const { address, storageState } = await makePage(browser, screen);
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Europe/Lisbon',
    locale: 'en-GB',
  });
  try {
    await enterPreview(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await numberControls(page);
    return await read(page, address);
  } finally {
    await context.close();
  }
}

interface AtRest {
  /** How many scripts the page fetches by itself. */
  readonly scripts: number;
  readonly chosen: readonly Control[];
  /** What came of the first that was chosen. */
  readonly first: Outcome;
}

/** Reads a page as the server drew it, and does the first act when it is at rest. */
const atRest = (browser: Browser, screen: Screen): Promise<AtRest> =>
  opened(browser, screen, async (page, address) => {
    let scripts = 0;
    page.on('request', (request) => void (/\/assets\/.*\.js$/.test(request.url()) && (scripts += 1)));
    const watched = watch(page);
    const stop = await stopAt(page, { scripts: 0, ms: 300 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await stop.reached();
    const controls = await controlsOf(page, screen.always);
    expect(controls.some(({ isAlways }) => isAlways)).toBe(screen.always !== undefined);
    stop.goOn();
    await watched.settled();
    expect(await takenOut(page), 'the page draws nothing anew of what the server drew').toEqual([]);
    const [own, chosen] = [scripts, chosenOf(controls)];
    const [control] = chosen;
    if (control === undefined) throw new Error(`nothing can be pressed on ${screen.name}`);
    await use(page, control, () => wait(50));
    return { scripts: own, chosen, first: await watched.settled() };
  });

/** What comes of an act at a moment of the page's start, or, with none, on the page at rest. */
const outcomeOf = (browser: Browser, screen: Screen, control: Control, moment: Moment | null): Promise<Outcome> =>
  opened(browser, screen, async (page, address) => {
    const watched = watch(page);
    if (moment === null) {
      await page.goto(address);
      await watched.settled();
      await use(page, control, () => wait(50));
      return watched.settled();
    }
    const stop = await stopAt(page, moment);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await stop.reached();
    await use(page, control, async () => {
      stop.goOn();
      await wait(moment.pressMs);
    });
    stop.goOn();
    return watched.settled();
  });
