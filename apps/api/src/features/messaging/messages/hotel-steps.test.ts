import { describe, expect, it } from 'vitest';
import { figuresOf, isKnownHotel, stepOf, type HotelFigures, type HotelStanding } from './hotel-steps.ts';

const now = new Date('2026-11-23T10:00:00Z');
const open = (days: number, paidStays: number): HotelStanding => ({
  kind: 'open',
  openedAt: new Date(now.getTime() - days * 24 * 3_600_000),
  paidStays,
});
const ofNew: HotelFigures = { strangers: 36, sms: 72, smsAbroad: 20, invitations: 6, acts: 120 };

// Shows docs/rules.md: What a hotel sends (Steps).
describe('what a hotel may send in a day', () => {
  it.each([
    [open(0, 0), 'new'],
    // Paid stays that a stranger makes himself in a day help him to nothing.
    [open(13, 10_000), 'new'],
    [open(14, 5), 'young'],
    [open(60, 4), 'young'],
    [open(60, 50), 'known'],
    [open(365, 0), 'known'],
    [open(180, 500), 'settled'],
    [open(730, 0), 'settled'],
    [{ kind: 'vouched' }, 'settled'],
    [{ kind: 'unopened' }, null],
    [{ kind: 'held' }, null],
  ] as const)('grows with its age and its paid stays: %j is %s', (standing, step) =>
    expect(stepOf(standing, now)).toBe(step),
  );

  it('is met by no house of twelve rooms with thirty arrivals a day, on its first day, and by none of 200 rooms that is known', () => {
    expect(figuresOf(open(0, 0), ofNew, now)).toMatchObject({ strangers: 36, sms: 72 });
    // 200 arrivals, each of them changed once and written to once.
    expect(figuresOf(open(60, 50), ofNew, now).sms).toBeGreaterThan(3 * 200);
    expect(figuresOf(open(60, 50), ofNew, now).acts).toBeGreaterThan(3 * 200);
  });

  it('is nothing to strangers before guests see it or while it is held, and three invitations', () => {
    for (const kind of ['unopened', 'held'] as const)
      expect(figuresOf({ kind }, ofNew, now)).toEqual({ ...ofNew, strangers: 0, sms: 0, smsAbroad: 0, invitations: 3 });
  });

  it('never falls as it grows older or is paid more', () => {
    for (const days of [0, 14, 60, 180, 365, 730])
      for (const paid of [0, 5, 50, 500]) {
        const here = figuresOf(open(days, paid), ofNew, now).sms;
        expect(figuresOf(open(days + 1, paid), ofNew, now).sms).toBeGreaterThanOrEqual(here);
        expect(figuresOf(open(days, paid + 1), ofNew, now).sms).toBeGreaterThanOrEqual(here);
      }
  });

  it('has words of its own in mails to people who do not know it once it is known itself', () => {
    expect([open(0, 0), open(59, 49), open(60, 50)].map((one) => isKnownHotel(one, now))).toEqual([false, false, true]);
    expect(isKnownHotel({ kind: 'vouched' }, now)).toBe(true);
  });
});
