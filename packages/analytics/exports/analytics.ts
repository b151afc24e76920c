/** What is measured, whom it goes to and when nothing is sent: pure, for the browser and the origin. */
export { eventNames } from '../src/events/event-names.ts';
export { eventsOfEarlyVisit, readEarlyVisit, type EarlyVisit } from '../src/events/early-visit.ts';
export { inContext } from '../src/events/in-context.ts';
export { redacted, redactedProperties, type MeasuredEvent } from '../src/events/measured-event.ts';
export { eventsOfReport } from '../src/events/report-events.ts';
export { crawlerEventsOf } from '../src/events/crawler-events.ts';
export { choiceCookieText, choiceIn, silenceOf, type MeasuringRules, type Silence } from '../src/consent/silence.ts';
export { countBooking } from '../src/sending/counted-bookings.ts';
export { knownBrowserCookie, knownBrowserIn, newBrowser } from '../src/sending/known-browser.ts';
export { choicePath, earlyVisitElement, leftPath, ownPrefix, tracesPath } from '../src/sending/transport.ts';
export { reportEvent } from '../src/sending/report-event.ts';
export { bodyOf, itemsIn, wireEventOf, type WireEvent } from '../src/sending/wire.ts';
