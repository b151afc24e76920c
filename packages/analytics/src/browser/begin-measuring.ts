import type { Site } from '@latchkey/api-contract/types';
import { mayCaptureText } from '@latchkey/booking-core/privacy';
import type { ScreenReport } from '@latchkey/site/screen';
import type { Locale } from '@latchkey/site/urls';
import { choiceIn } from '../consent/silence.ts';
import type { EventPage } from '../context/context.ts';
import {
  boundaryReloaded,
  linkClick,
  pageCrashed,
  pageView,
  webVitals,
  type PageFailure,
} from '../events/page-events.ts';
import { eventsOfReport } from '../events/report-events.ts';
import { countBooking } from '../sending/counted-bookings.ts';
import { takeEarlyVisit, type KeptEarlyVisit } from './early-visit.ts';
import { followPage } from './follow-page.ts';
import { isOpenDocument, openMeasuring, type Send } from './measuring.ts';
import { recordSession } from './product-analytics.ts';
import { rememberChoice, silenceHere } from './rules-here.ts';

/** The page whose visit is measured, and what the router can do for it. */
export interface MeasuredVisit {
  readonly site: Site;
  readonly locale: Locale;
  /** The dates of the stay that the page in sight is about. */
  readonly stay: () => EventPage['stay'];
  /** Calls back after each page that is gone to within the document. */
  readonly onPage: (listener: () => void) => void;
  /** Has personal pages loaded as documents of their own from now on: third parties are in this one. */
  readonly keepToOpenPages: () => void;
  /** Whether the guest may be addressed by advertisements; the visit's store keeps it, and the pixel reads it. */
  readonly retargeting: Retargeting;
}

export interface Retargeting {
  readonly say: (isAllowed: boolean) => void;
  readonly isAllowed: () => boolean;
}

/** Measures one document's visit. */
export interface Measuring {
  /** What a screen told. */
  readonly tell: (report: ScreenReport) => void;
  /** The page crashed, and may reload itself for it: both are sent before it does. */
  readonly crashed: (failure: PageFailure, isReloading: boolean) => void;
  /** How fast the page was, by the names of web-vitals, with the release whose screen it is. */
  readonly took: (release: string, times: Readonly<Record<string, number>>) => void;
}

/** Begins to measure where that is allowed, asks where it needs consent, and does nothing at all elsewhere. */
export function beginMeasuring(visit: MeasuredVisit): Measuring {
  let send: Send | null = null;
  const early = takeEarlyVisit();
  const begin = (): void => {
    const { measuring } = visit.site;
    // The banner asks for all that is switched on: who agreed has agreed to the pixel.
    visit.retargeting.say(Boolean(measuring?.pixel));
    send = openMeasuring(visit.site, visit.retargeting.isAllowed, visit.stay);
    const hasThirdParty = Boolean(measuring?.pixel ?? measuring?.tagManager ?? measuring?.siteTag);
    const mayRecord = measuring?.analytics?.recording === true && choiceIn(document.cookie) === 'allowed';
    if (isOpenDocument() && (hasThirdParty || mayRecord)) visit.keepToOpenPages();
    if (isOpenDocument() && mayRecord)
      void recordSession().catch((error: unknown) => console.warn('Measuring:', error));
    const follow = followPage(send);
    const opened = (isReported = false): void => {
      if (!isReported) send?.(pageView(new URL(location.href)));
      if (isHotelPage(visit.site)) send?.({ name: 'ViewContent', properties: {} });
      follow.newPage();
    };
    opened(catchUp(early, send));
    const reason = storageFailure();
    if (reason !== null) send({ name: 'session_storage_failed', properties: { reason } });
    visit.onPage(() => opened());
  };
  const ask = async (): Promise<void> => {
    const { askForConsent } = await import('../consent/ask-for-consent.ts');
    const choice = await askForConsent(visit.locale);
    rememberChoice(choice);
    if (choice === 'allowed' && send === null) begin();
    // Scripts that already run stop only when the page is left.
    if (choice === 'denied' && send !== null) location.reload();
  };
  const silence = silenceHere(visit.site);
  if (silence === null) begin();
  else if (silence === 'not_asked_yet') void ask();
  reopenAt(ask);
  return {
    crashed: (failure, isReloading) => {
      send?.(pageCrashed(failure), true);
      if (isReloading) send?.(boundaryReloaded(failure.release), true);
    },
    took: (release, times) => send?.(webVitals(release, times), true),
    tell: (report) => {
      if (early?.isSent === true && early.told.includes(report)) return;
      if (report.event === 'booked' && send !== null && !isNewBooking(report.bookingId)) return;
      for (const event of eventsOfReport(report)) send?.(event, true);
    },
  };
}

/**
 * Sends what happened before measuring began, but for what the document's own script has sent. Returns whether this
 * also reported the current page.
 */
function catchUp(early: KeptEarlyVisit | null, send: Send): boolean {
  if (early === null) return false;
  if (!early.isSent) {
    send(pageView(new URL(early.url)));
    for (const [url, text] of early.links) send(linkClick(url, mayCaptureText(text) ? text : ''));
  }
  return early.url === location.href;
}

/** Whether a booking was not counted in this browser before; it is from now on. */
function isNewBooking(bookingId: string): boolean {
  const counted = countBooking(document.cookie, bookingId, location.protocol === 'https:');
  if (counted !== null) document.cookie = counted;
  return counted !== null;
}

/** The link to the choices opens them in place. */
function reopenAt(ask: () => Promise<void>): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('footer a[href$="#analytics"]') : null;
      if (link === null) return;
      event.preventDefault();
      void ask();
    },
    true,
  );
}

/** The pages on which a hotel shows itself and its rooms. */
function isHotelPage({ hotel }: Site): boolean {
  const [, first = ''] = location.pathname.split('/');
  return hotel !== null && ['', 'rooms', 'room-view', hotel.websiteSlug].includes(first);
}

/** What the visit is kept under (`@latchkey/visit`): it is written as it stands, so that nothing is added. */
const key = 'bookingObj';

/** Why the browser does not let this page keep the visit, by the name of its error; null where it does. */
function storageFailure(): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept !== null) sessionStorage.setItem(key, kept);
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
}
