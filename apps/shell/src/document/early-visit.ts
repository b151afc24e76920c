import { earlyVisitElement, leftPath, silenceOf, reportEvent } from '@latchkey/analytics/analytics';
import type { PageRequest } from '@latchkey/releases/page';
import type { Head } from '@latchkey/site/screen';
import type { EarlyVisitPage } from '../inline/early-visit.ts';
import earlyVisitScript from '../inline/early-visit.ts?script';
import { inlineScript } from './inline-script.ts';

/** A guest of whom nothing speaks against measuring. */
const willing = { doNotTrack: false, globalPrivacyControl: false, isBot: false, choice: 'allowed' } as const;

/** The script that keeps a visit until measuring begins; empty where nothing is measured. */
export function earlyVisit({ host, hotel, measuring }: PageRequest['site'], nonce: string, stay: Head['stay']): string {
  if (measuring === undefined || silenceOf({ ...willing, host, measuring }) !== null) return '';
  const given: EarlyVisitPage = {
    ...(stay && { stay: { checkIn: stay.checkIn, checkOut: stay.checkOut } }),
    isConsentNeeded: measuring.consent === 'needed',
    to: hotel === null ? leftPath : `${leftPath}?hotel=${hotel.id}`,
    reportEvent,
  };
  return inlineScript(earlyVisitScript, { nonce, id: earlyVisitElement, given });
}
