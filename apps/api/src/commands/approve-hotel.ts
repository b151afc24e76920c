import type { Settings } from '../settings.ts';
import { askAsProperty } from './ask-api.ts';

/**
 * `approve-hotel <hotel>` over the running API: shows a hotel to guests whose owner has opened it and which the provider has
 * looked at. False where guests do not see it then.
 */
export async function approve(
  settings: Settings,
  hotel: string | undefined,
  say: (line: string) => void,
  now: Date,
): Promise<boolean> {
  if (hotel === undefined || !/^[1-9]\d{0,8}$/.test(hotel)) {
    say('pnpm api approve-hotel <hotel>: the number of a hotel');
    return false;
  }
  const read = await askAsProperty(settings, hotel, { call: 'getOpening' }, {}, now);
  if (typeof read === 'string') return told(say, read);
  const {
    state,
    address = '',
    revision,
  } = read.body as {
    readonly state?: string;
    readonly address?: string;
    readonly revision?: string;
  };
  if (!read.isDone) return told(say, `There is no hotel ${hotel} here.`);
  if (state === 'live') {
    say(`Guests see hotel ${hotel} already: ${address}`);
    return true;
  }
  if (state !== 'waiting') return told(say, `The owner of hotel ${hotel} has not opened it.`);
  const opened = await askAsProperty(
    settings,
    hotel,
    { call: 'openHotel' },
    revision === undefined ? {} : { body: { revision } },
    now,
  );
  if (typeof opened === 'string') return told(say, opened);
  if (!opened.isDone) return told(say, `Something in hotel ${hotel} must be mended first: its set-up names it.`);
  say(`Guests see hotel ${hotel} now: ${address}`);
  return true;
}

function told(say: (line: string) => void, line: string): false {
  say(line);
  return false;
}
