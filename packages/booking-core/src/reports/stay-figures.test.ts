import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { addDays } from '../dates/local-date.ts';
import { stayFigures } from './stay-figures.ts';

// Shows docs/rules.md: Reports (Stays).

const arrives = '2026-12-31' as LocalDate;
const stay = (roomNights: number, lead: number) => ({ roomNights, arrives, bookedOn: addDays(arrives, -lead) });

describe('stays of a period', () => {
  it('have a mean length, and a mean and a median lead time', () =>
    expect(stayFigures([stay(2, 30), stay(3, 3), stay(1, 0), stay(6, 67)])).toEqual({
      stays: 4,
      roomNights: 12,
      meanLength: 30,
      meanLead: 250,
      medianLead: 165,
      meanLeadAhead: 333,
    }));

  it('have the one in the middle where they are odd in number', () =>
    expect(stayFigures([stay(1, 9), stay(1, 1), stay(1, 2)])).toMatchObject({ medianLead: 20, meanLead: 40 }));

  it('that were booked after they began were booked on arrival', () =>
    expect(stayFigures([stay(2, -1)])).toMatchObject({ meanLead: 0, medianLead: 0, meanLeadAhead: null }));

  it('that nobody made have no mean', () =>
    expect(stayFigures([])).toEqual({
      stays: 0,
      roomNights: 0,
      meanLength: null,
      meanLead: null,
      medianLead: null,
      meanLeadAhead: null,
    }));
});
