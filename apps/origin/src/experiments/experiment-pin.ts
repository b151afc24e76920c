import { trialCookieDays } from '@latchkey/booking-core/privacy';
import { isLive, type Experiment } from '@latchkey/releases/store';
import { isSignedBy, newestSignature, type KeyRing } from '@latchkey/security/signing';
import { httpOnlyCookie, trialCookies } from '../http/cookies.ts';

/** What a guest saw first of an experiment, and whether the booking was counted: kept from that page to the paid booking. */
export interface Pinned {
  readonly arm: 'a' | 'b';
  readonly hasBooked: boolean;
}

const days = trialCookieDays;

/** An experiment that is begun again is another one. */
export const runOf = ({ app, name, since }: Experiment): string => `${app}/${name}@${Date.parse(since)}`;

/** Signed, so that only guests who were shown an arm are counted. */
export function rememberArms(pins: ReadonlyMap<string, Pinned>, keys: KeyRing, now: number, isSecure: boolean): string {
  const text = [...pins].map(([run, { arm, hasBooked }]) => `${run}:${arm}${hasBooked ? '+' : ''}`).join(',');
  const until = String(now + days * 86_400_000);
  const value = encodeURIComponent(`${text}|${until}|${newestSignature(signedText(text, until), keys)}`);
  return httpOnlyCookie({ name: trialCookies.experiment, value, seconds: days * 86_400, isSecure });
}

/** What a guest was shown, by run; empty when the signature is not ours or its time is over. */
export function pinnedArms(cookie: string | undefined, keys: KeyRing, now: number): ReadonlyMap<string, Pinned> {
  const [text = '', until = '', signature = ''] = decoded(cookie).split('|');
  if (!isLive(until, now) || !isSignedBy(signedText(text, until), signature, keys)) return new Map();
  return new Map(
    text.split(',').flatMap((one) => {
      const [, run, arm, booked] = /^(.+):([ab])(\+?)$/.exec(one) ?? [];
      return run === undefined ? [] : [[run, { arm: arm === 'b' ? 'b' : 'a', hasBooked: booked === '+' }] as const];
    }),
  );
}

const signedText = (text: string, until: string) => ({ purpose: 'experiment', fields: [text, until] }) as const;

function decoded(cookie = ''): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
}
