import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { hourExists, minutesIn, momentOf, todayIn } from './zone.ts';

const hourMs = 3_600_000;
const quarterMs = 900_000;
const from = Date.parse('2026-01-01T00:00:00Z');
const to = Date.parse('2028-01-01T00:00:00Z');

/** What the clocks of a zone show, by the platform's own formatter: "2026-10-25 02:30". */
function clockOf(zone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (moment) => format.format(moment);
}

/** The first quarter hours at which a zone shows another offset, within two years. */
function changesOf(clock: (moment: number) => string): number[] {
  const offsetAt = (moment: number): number => Date.parse(`${clock(moment).replace(' ', 'T')}Z`) - moment;
  const changes: number[] = [];
  for (let moment = from; moment < to; moment += 72 * hourMs) {
    let [before, after] = [moment, moment + 72 * hourMs];
    if (offsetAt(before) === offsetAt(after)) continue;
    const first = offsetAt(before);
    while (after - before > quarterMs) {
      const middle = before + Math.floor((after - before) / 2 / quarterMs) * quarterMs;
      if (offsetAt(middle) === first) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}

/** The first moment of each time shown around a change, and the times that come before and after it. */
function shownAround(change: number, clock: (moment: number) => string): Map<string, number> {
  const shown = new Map<string, number>();
  for (let moment = change - 3 * hourMs; moment <= change + 3 * hourMs; moment += quarterMs)
    if (!shown.has(clock(moment))) shown.set(clock(moment), moment);
  return shown;
}

const zones = Intl.supportedValuesOf('timeZone').map((zone) => {
  const clock = clockOf(zone);
  return { zone, clock, shown: changesOf(clock).flatMap((change) => [...shownAround(change, clock)]) };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each([
  ['UTC', '2026-01-15'],
  ['Europe/Berlin', '2026-07-15'],
  ['America/New_York', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-07-15'],
])('on a host in %s, asked on %s', (host, today) => {
  it('every zone has the first of two', () => {
    vi.stubEnv('TZ', host);
    vi.useFakeTimers({ now: Date.parse(`${today}T01:10:00Z`), toFake: ['Date'] });
    const wrong: string[] = [];
    for (const { zone, shown } of zones)
      for (const [wall, moment] of shown) {
        const [date, time] = wall.split(' ') as [LocalDate, string];
        if (momentOf(date, time, zone) !== moment) wrong.push(`${zone} ${wall}`);
      }
    expect(wrong).toEqual([]);
  });
});

it('zones that change their clocks are among them', () => {
  expect(zones.filter(({ shown }) => shown.length > 0).length).toBeGreaterThan(100);
});

it('every zone shows the platform’s date and minutes', () => {
  for (const { zone, clock } of zones)
    for (let moment = from; moment < to; moment += 1009 * hourMs) {
      const minutes = minutesIn(zone, moment);
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      expect(`${todayIn(zone, moment)} ${time}`).toBe(clock(moment));
    }
});

it('an hour exists where its first minute is shown', () => {
  const wrong: string[] = [];
  for (const { zone, shown } of zones) {
    const walls = new Set(shown.map(([wall]) => wall));
    // Only hours with a quarter shown after their first minute: the first ones of a change may begin before it is looked at.
    const asked = shown.filter(([, moment]) => shown.some(([, first]) => first === moment - hourMs));
    for (const [wall] of asked) {
      const [date, hour] = [wall.slice(0, 10) as LocalDate, wall.slice(11, 13)];
      if (hourExists(date, Number(hour), zone) !== walls.has(`${date} ${hour}:00`)) wrong.push(`${zone} ${wall}`);
    }
  }
  expect(wrong).toEqual([]);
});
