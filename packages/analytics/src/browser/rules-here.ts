import type { Site } from '@latchkey/api-contract/types';
import { isBot } from '@latchkey/bots/bots';
import { choiceCookieText, choiceIn, silenceOf, type MeasuringChoice, type Silence } from '../consent/silence.ts';

/** Why nothing may be sent from this browser, or null where it may. */
export function silenceHere({ measuring }: Pick<Site, 'measuring'>): Silence | null {
  return silenceOf({
    host: location.hostname,
    measuring,
    doNotTrack: navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes',
    globalPrivacyControl: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    isBot: isBot(navigator.userAgent),
    choice: choiceIn(document.cookie),
  });
}

/** Remembers the guest's choice where the guest can read it, and the origin too. */
export function rememberChoice(choice: MeasuringChoice): void {
  document.cookie = choiceCookieText(choice, location.protocol === 'https:');
}
