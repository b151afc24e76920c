/** What is measured, whom it goes to and when nothing is sent: pure, for the browser and the origin. */
export { eventNames } from '../src/events/event-names.ts';
export { redacted, redactedProperties } from '../src/events/measured-event.ts';
export { crawlerEventsOf } from '../src/events/crawler-events.ts';
export { choiceCookieText, choiceIn, silenceOf, type Silence } from '../src/consent/silence.ts';
export { choicePath, ownPrefix } from '../src/sending/transport.ts';
export { bodyOf, itemsIn, wireEventOf } from '../src/sending/wire.ts';
