import { reportEvent } from '@latchkey/analytics/analytics';
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyVisit, type EarlyVisitPage } from './early-visit.ts';
import { freshPage, scriptGiven } from './testing/inline-page.ts';

freshPage();

const page: EarlyVisitPage = { isConsentNeeded: false, to: '/t/left?hotel=3', reportEvent };
const sendBeacon = vi.fn<(to: string, text: string) => boolean>();

beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  browser({});
  allowed('');
});

const browser = (asks: object) => vi.stubGlobal('navigator', { sendBeacon, ...asks });
const allowed = (cookie: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
const leave = () => dispatchEvent(new Event('pagehide'));
const sent = () => sendBeacon.mock.calls.map(([, text]) => JSON.parse(text) as object);

function follow(link: string): void {
  document.body.insertAdjacentHTML('beforeend', link);
  const pressed = document.body.lastElementChild!;
  pressed.addEventListener('click', (event) => event.preventDefault());
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('a guest who leaves early is reported once: the page, its stay, what was followed and what was told', () => {
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' };
  const script = scriptGiven({ ...page, stay });
  earlyVisit(script);
  follow('<a href="https://hotel.example/rooms"> Rooms </a>');
  dispatchEvent(new CustomEvent(reportEvent, { detail: { event: 'booked' } }));
  leave();
  leave();
  expect(sendBeacon.mock.calls.map(([to]) => to)).toEqual(['/t/left?hotel=3']);
  const visit = {
    url: location.href,
    width: innerWidth,
    links: [['https://hotel.example/rooms', 'Rooms']],
    told: [{ event: 'booked' }],
    stay,
  };
  expect(sent()).toEqual([visit]);
  expect(script).toHaveProperty('kept', { ...visit, isSent: true });
});

test('a page that is put aside counts as left', () => {
  earlyVisit(scriptGiven(page));
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(sent()).toEqual([]);
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(sent()).toHaveLength(1);
});

test('once the measuring has taken over, nothing is kept or sent', () => {
  const script = scriptGiven(page);
  earlyVisit(script);
  script.remove();
  follow('<a href="https://hotel.example/rooms">Rooms</a>');
  leave();
  expect(sent()).toEqual([]);
  expect(script).toHaveProperty('kept.links', []);
});

test.each([
  ['doNotTrack', { doNotTrack: '1' }],
  ['doNotTrack of old', { doNotTrack: 'yes' }],
  ['globalPrivacyControl', { globalPrivacyControl: true }],
  ['no way to send', { sendBeacon: undefined }],
])('a browser with %s reports nothing', (_, asks) => {
  browser(asks);
  if ('sendBeacon' in asks) vi.stubGlobal('navigator', {});
  earlyVisit(scriptGiven(page));
  leave();
  expect(sent()).toEqual([]);
});

test.each([
  ['nothing said, none needed', false, '', 1],
  ['refused', false, 'a=b; latchkey-measuring=denied', 0],
  ['nothing said, consent needed', true, 'a=b', 0],
  ['allowed', true, 'a=b; latchkey-measuring=allowed', 1],
  ['refused, consent needed', true, 'latchkey-measuring=denied', 0],
  ['another cookie of such a name', true, 'x-latchkey-measuring=allowed', 0],
])('the choice of the moment of leaving counts: %s', (_, isConsentNeeded, cookie, reports) => {
  earlyVisit(scriptGiven({ ...page, isConsentNeeded }));
  allowed(cookie);
  leave();
  expect(sent()).toHaveLength(reports);
});

test('no more is kept than a report may hold, and links of the web alone', () => {
  const script = scriptGiven(page);
  earlyVisit(script);
  follow('<a href="tel:+918041234567">Call</a>');
  for (let press = 0; press < 12; press += 1) {
    follow(`<a href="https://hotel.example/${press}">${'long '.repeat(60)}</a>`);
    dispatchEvent(new CustomEvent(reportEvent, { detail: {} }));
  }
  expect(script).toHaveProperty('kept.links.length', 9);
  expect(script).toHaveProperty('kept.links.0.0', 'https://hotel.example/0');
  expect(script).toHaveProperty('kept.links.0.1.length', 200);
  expect(script).toHaveProperty('kept.told.length', 9);
});
