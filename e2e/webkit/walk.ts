import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hotelWords, sandalwood } from '../hotels.ts';
import type { Language } from '../language.ts';
import { addressOf } from '../running/addresses.ts';
import { startForRun } from '../running/start-product.ts';
import { mondayStay } from '../stays.ts';
import { wordsOf } from '../words.ts';
import { guestAt } from './guest.ts';
import { openWebkit, type Browser } from './webdriver.ts';

// `pnpm webkit`: from a hotel's home over its rooms and checkout to a booking, and to its end, in WebKitGTK by its own driver:
// in English on a desktop, in Arabic on a narrow window. A machine without the driver leaves it out, and says so.
const driver = '/usr/bin/WebKitWebDriver';
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
type Window = readonly [Language, width: number, height: number];
const windows: readonly Window[] = [
  ['en', 1280, 900],
  ['ar', 420, 860],
];

if (!existsSync(driver) || browser === undefined)
  console.log('Left out: WebKit by its driver, which this machine has not got (Debian: webkit2gtk-driver, xvfb)');
else if (process.env['DISPLAY'] === undefined && process.env['WAYLAND_DISPLAY'] === undefined) underDisplay();
else await walkAll(browser);

/** A machine without a screen gets one in memory. */
function underDisplay(): void {
  const { status, error } = spawnSync('xvfb-run', ['--auto-servernum', process.execPath, import.meta.filename], {
    stdio: 'inherit',
  });
  if (error === undefined) process.exitCode = status ?? 1;
  else console.log('Left out: WebKit, which wants a display (Debian: xvfb)');
}

async function walkAll(binary: string): Promise<void> {
  const stop = await startForRun({ AVIF: 'off' });
  try {
    for (const [place, wanted] of windows.entries()) {
      const weeks = [30 + place, 40 + place] as const;
      // As with the journeys: a machine that is busy is no fault of the product.
      if (!(await isWalked(binary, wanted, weeks[0])) && !(await isWalked(binary, wanted, weeks[1])))
        process.exitCode = 1;
    }
  } finally {
    await stop();
  }
}

/** Walks in a window of its own; where it fails, says why, and keeps a picture of the page. */
async function isWalked(binary: string, [language, width, height]: Window, week: number): Promise<boolean> {
  const window = await openWebkit(driver, binary, width, height);
  const began = performance.now();
  try {
    await walk(window, language, week);
    console.log(
      `WebKit, ${language}, ${width} wide: booked and cancelled in ${Math.round(performance.now() - began)} ms`,
    );
    return true;
  } catch (error) {
    const folder = path.join(import.meta.dirname, '../test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `webkit-${language}.png`), await window.picture());
    console.error(`WebKit, ${language}: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`  e2e/test-results/webkit-${language}.png shows the page`);
    return false;
  } finally {
    await window.close();
  }
}

async function walk(window: Browser, language: Language, week: number): Promise<void> {
  const guest = guestAt(window);
  const [home, checkout] = [wordsOf('hotel-home', language), wordsOf('checkout', language)];
  const [status, ui] = [wordsOf('booking-status', language), wordsOf('ui', language)];
  const { checkIn, checkOut } = mondayStay(sandalwood, week);
  const names = hotelWords(sandalwood, language);
  const values = { room: names.rooms['teak-king']?.name ?? '', plan: names.ratePlans['breakfast'] ?? '' };

  await guest.open(`${addressOf(sandalwood.host)}/?lang=${language}`);
  await guest.see('heading', /./);
  await guest.open(`${addressOf(sandalwood.host)}/rooms/1760/${checkIn}/${checkOut}/2/0?lang=${language}`);
  await guest.press('button', home('Choose: {room}, {plan}', { values }));
  // The bill comes with the first choice, and moves the button once.
  await guest.see('table', ui('The bill of your stay'));
  await guest.press('button', home('Book this stay'));
  await guest.arriveAt(/\/room\/checkout\?/);

  await guest.see('heading', checkout('Nearly yours.', { context: 'title of the checkout page' }));
  await guest.write(checkout('Full name'), 'Meera Nair');
  await guest.write(checkout('Email'), `webkit-${language}@guests.example`);
  await guest.write(checkout('Contact number'), '+919812345678');
  await guest.press('radio', checkout('Pay at the hotel', { place: 'start' }));
  await guest.press('button', checkout('Book, and pay at the hotel'));
  const confirmed = await guest.arriveAt(/\/bookings\/confirmation\/1760/);

  const id = /confirmation\/([^/?]+)/.exec(confirmed)?.[1] ?? '';
  await guest.see('heading', status('It’s yours, <0>{name}</0>. See you on {day}.', { values: { name: 'Meera' } }));
  await guest.open(`${addressOf(sandalwood.host)}/bookings/cancel/${id}?lang=${language}`);
  await guest.press('button', status('Cancel the booking'));
  await guest.see('heading', status('This booking is cancelled.'));
}
