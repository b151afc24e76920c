import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../run/paths.ts';
import { StepFailed } from '../../run/step.ts';
import { makeFleet } from '../upgrade/fleet.ts';
import { sendGuests, toldLine, type Told } from '../upgrade/guests.ts';

export type Env = Readonly<Record<string, string>>;

/** Has guests book at the whole product on a database, before, while and after something happens to it. */
export type GuestsOn = (database: string, what: string, happens: () => Promise<unknown>) => Promise<Told>;

/** How long guests are at work before something happens, and after it, in milliseconds. */
const partMs = 5000;

/** Throws where nobody pays; what failed is told. */
export function guestsOn({ env, state, sandbox }: { env: Env; state: string; sandbox: string }): GuestsOn {
  return async (database, what, happens) => {
    const fleet = await makeFleet({ ...env, DATABASE_URL: database }, state);
    try {
      for (const place of fleet.places) await place.replace(root);
      const guests = sendGuests({ port: fleet.port, sandbox, rows: 3, doPagesWait: true });
      try {
        await pause(partMs);
        await happens();
        await pause(partMs);
      } finally {
        await guests.stop();
      }
      const told = guests.told();
      console.log(toldLine(what, told));
      if (told.paid === 0) throw new StepFailed(`${what}: nobody paid`);
      return told;
    } finally {
      await fleet.stop();
    }
  };
}
