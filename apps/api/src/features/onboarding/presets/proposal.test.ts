import type { LocalDate } from '@latchkey/booking-core/dates';
import { expect, it } from 'vitest';
import { hotelFacts } from '@latchkey/hotel-document/facts';
import { cities } from './cities.table.ts';
import { countries } from './countries.table.ts';
import { placeTaxes } from './place-taxes.ts';
import { proposalFor } from './proposal.ts';

const today = '2026-11-27' as LocalDate;

it('has taxes that a hotel’s file may have, and says of each place where they were found and since when', () => {
  for (const [place, { taxes, source, holds }] of placeTaxes) {
    expect([place, hotelFacts.shape.taxes.safeParse(taxes).error?.issues]).toEqual([place, undefined]);
    expect([place, source, holds]).not.toContain('');
    expect(source).not.toMatch(/[[\]]/);
  }
});

it('names taxes, countries and zones that there are', () => {
  const codes = countries.map(({ code }) => code);
  expect(cities.filter(({ country }) => !codes.includes(country))).toEqual([]);
  expect(cities.filter(({ taxes }) => taxes !== null && !placeTaxes.has(taxes))).toEqual([]);
  expect([...placeTaxes.keys()].filter((place) => !cities.some(({ taxes }) => taxes === place))).toEqual([]);
  for (const { code, timeZone, taxes } of countries) {
    expect([code, hotelFacts.shape.timeZone.safeParse(timeZone).success]).toEqual([code, true]);
    expect([code, taxes === null || placeTaxes.has(taxes.like)]).toEqual([code, true]);
  }
});

it('finds a city by its name in the owner’s language, accents or none', () => {
  for (const name of ['München', 'munchen', ' MUNICH ', 'ميونخ'])
    expect(proposalFor('DE', name, today)).toMatchObject({ latitude: 48.1372, timeZone: 'Europe/Berlin' });
  expect(proposalFor('AT', 'Munich', today)).toMatchObject({ latitude: null, taxes: [{ id: 'vat', tax: 10 }] });
  expect(proposalFor('ID', 'Ubud', today)).toMatchObject({ timeZone: 'Asia/Makassar', currency: 'IDR' });
});

it('proposes a city’s taxes, else its country’s, and says where they were found', () => {
  expect(proposalFor('DE', 'Berlin', today)?.taxes.map(({ id }) => id)).toEqual(['vat', 'city-tax']);
  expect(proposalFor('DE', 'Wismar', today)?.taxes.map(({ id }) => id)).toEqual(['vat']);
  const india = proposalFor('IN', 'Munnar', today);
  expect(india?.taxes).toHaveLength(4);
  expect(india?.source?.holds).toBe('from 22 September 2025');
  expect(proposalFor('ES', 'Soria', today)).toMatchObject({ taxes: [], source: null });
  expect(proposalFor('BR', 'Recife', today)).toBeUndefined();
});

it('proposes nothing that is over, and no example of a plan or a room', () => {
  expect(proposalFor('FR', 'Paris', today)).toMatchObject({ taxes: [], source: null });
  expect(proposalFor('IE', 'Dublin', today)?.taxes.map(({ id }) => id)).toEqual(['vat-room-only']);
  expect(proposalFor('US', 'New York', today)?.taxes.map(({ id }) => id)).not.toContain('occupancy-fee-suite');
  expect(proposalFor('NL', 'Amsterdam', today)?.taxes.map(({ id }) => id)).not.toContain('vat-2025');
});
