import type { Site } from '@latchkey/api-contract/types';
import { cookieDays, isDevelopmentHost } from '@latchkey/booking-core/privacy';

/** The guest's own choice, kept in a cookie that the guest can read. */
export type MeasuringChoice = 'allowed' | 'denied';

const choiceCookie = 'latchkey-measuring';

/** What the rules about measuring depend on. */
export interface MeasuringRules {
  readonly host: string;
  readonly measuring: Site['measuring'];
  /** `DNT: 1` or `navigator.doNotTrack`. */
  readonly doNotTrack: boolean;
  /** `Sec-GPC: 1` or `navigator.globalPrivacyControl`. */
  readonly globalPrivacyControl: boolean;
  readonly isBot: boolean;
  readonly choice: MeasuringChoice | null;
}

/** Why nothing is sent. */
export type Silence =
  | 'switched_off'
  | 'development_host'
  | 'do_not_track'
  | 'global_privacy_control'
  | 'bot'
  | 'opted_out'
  | 'not_asked_yet';

/** Why nothing may be sent of this visit, or null where it may. */
export function silenceOf({
  host,
  measuring,
  doNotTrack,
  globalPrivacyControl,
  isBot,
  choice,
}: MeasuringRules): Silence | null {
  if (measuring === undefined) return 'switched_off';
  if (isDevelopmentHost(host)) return 'development_host';
  if (doNotTrack) return 'do_not_track';
  if (globalPrivacyControl) return 'global_privacy_control';
  if (isBot) return 'bot';
  if (choice === 'denied') return 'opted_out';
  return measuring.consent === 'needed' && choice === null ? 'not_asked_yet' : null;
}

/** The cookie of a choice, for a `Set-Cookie` header or `document.cookie`. Scripts of our pages read it, and the origin too. */
export const choiceCookieText = (choice: MeasuringChoice, isSecure: boolean): string =>
  `${choiceCookie}=${choice}; Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The choice in a `Cookie` header or in `document.cookie`; null where the guest has not chosen. */
export function choiceIn(cookies: string): MeasuringChoice | null {
  const value = new RegExp(`(?:^|;\\s*)${choiceCookie}=(allowed|denied)(?:;|$)`).exec(cookies)?.[1];
  return value === 'allowed' || value === 'denied' ? value : null;
}
