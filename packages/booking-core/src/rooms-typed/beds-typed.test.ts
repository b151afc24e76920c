import { describe, expect, it } from 'vitest';
import { bedsTyped, sleepersIn, usualBeds, type BedTyped } from './beds-typed.ts';
import { roomsTyped } from './rooms-typed.ts';

const said = (beds: readonly BedTyped[] | null) => beds?.map(({ kind, count }) => `${count} ${kind}`).join(' + ');

describe('beds as people name them', () => {
  it.each([
    ['King-size bed', '1 king'],
    ['2 Queen', '2 queen'],
    ['Doppelbett', '1 double'],
    ['1 bunk bed', '1 bunk'],
    ['2 Etagenbetten', '2 bunk'],
    ['8 dorm beds', '8 dorm'],
    ['12 Betten im Schlafsaal', '12 dorm'],
    ['Schlafsofa', '1 sofa'],
    ['3 beds', '3 single'],
    ['2 Einzelbetten', '2 single'],
    ['twin', '2 single'],
    ['2 twin', '4 single'],
    ['Zwei Betten', '2 single'],
    ['डबल बेड', '1 double'],
    ['٢ سرير مفرد', '2 single'],
    ['सोफ़ा', '1 sofa'],
    ['zwei Einzelbetten', '2 single'],
    ['Ein Doppelbett', '1 double'],
    ['two bunk beds', '2 bunk'],
    ['दो डबल', '2 double'],
    ['سريران مفردان', '2 single'],
    ['سرير مزدوج واحد', '1 double'],
    ['ثلاثة أسرة مفردة', '3 single'],
    ['2 x 90cm', '2 single'],
    ['160 x 200 cm', '1 queen'],
    ['1 × 140 cm', '1 double'],
    ['180cm', '1 king'],
    ['1 Bett 1,40 m', '1 single'],
    ['1 cama de casal', '1 double'],
    ['2 camas de solteiro', '2 single'],
    ['dos camas individuales', '2 single'],
    ['1 cama matrimonial', '1 double'],
    ['2 literas', '2 bunk'],
    ['una litera', '1 bunk'],
    ['1 sofá cama', '1 sofa'],
    ['1 lit double', '1 double'],
    ['1 grand lit', '1 double'],
    ['deux lits simples', '2 single'],
    ['1 canapé-lit', '1 sofa'],
    ['2 lits superposés', '2 bunk'],
    ['1 letto matrimoniale', '1 double'],
    ['due letti singoli', '2 single'],
    ['1 letto a castello', '1 bunk'],
    ['1 διπλό κρεβάτι', '1 double'],
    ['2 μονά κρεβάτια', '2 single'],
    ['1 giường đôi', '1 double'],
    ['2 giường đơn', '2 single'],
    ['2 futons', '2 single'],
  ])('%s', (text, beds) => expect(said(bedsTyped(text))).toBe(beds));

  it.each([
    '1 double + 2 single',
    '1 double & 2 single',
    '1 double, 2 single',
    '1 سرير مزدوج، 2 سرير مفرد',
    '140 cm + 2 x 90 cm',
    '1 double/2 single',
    '1 double and 2 single',
    '1 Doppelbett und 2 Einzelbetten',
    '1 डबल और 2 सिंगल',
    '1 سرير مزدوج و 2 سرير مفرد',
    '1 double + + 2 single +',
    '1 cama doble y 2 individuales',
    '1 cama de casal e 2 de solteiro',
    '1 letto matrimoniale e 2 singoli',
    '1 lit double et 2 lits simples',
    '1 διπλό και 2 μονά κρεβάτια',
    '1 giường đôi và 2 giường đơn',
  ])('of two kinds: %s', (text) => expect(said(bedsTyped(text))).toBe('1 double + 2 single'));

  it.each(['', ' + ', 'hammock', '1 double + hammock', '0 double', '41 dorm beds', '2 x 4', '50 cm', '41 x 90 cm'])(
    'are not known from "%s"',
    (text) => expect(bedsTyped(text)).toBeNull(),
  );

  it('are 40 of a kind at most', () => expect(said(bedsTyped('40 dorm beds'))).toBe('40 dorm'));

  it('sleep two, or one where they are narrow', () => {
    const wide = (['king', 'queen', 'double', 'bunk', 'sofa'] as const).map((kind) => ({ kind, count: 1 }));
    const narrow = (['single', 'dorm'] as const).map((kind) => ({ kind, count: 3 }));
    expect([sleepersIn(wide), sleepersIn(narrow), sleepersIn([])]).toEqual([10, 6, 0]);
  });
});

describe('beds that nobody named', () => {
  it('are a double one for two, and a single one for each further guest', () =>
    expect([1, 2, 3, 5].map((guests) => said(usualBeds(guests, false)))).toEqual([
      '1 single',
      '1 double',
      '1 double + 1 single',
      '1 double + 3 single',
    ]));

  it('are beds of a dormitory for one in a shared house, and rooms there are as anywhere', () => {
    expect([1, 2, 4].map((guests) => said(usualBeds(guests, true)))).toEqual([
      '1 dorm',
      '1 double',
      '1 double + 2 single',
    ]);
    expect(roomsTyped('Bed, 9, 1, 12', 'EUR')).toMatchObject([{ room: { beds: [{ kind: 'single', count: 1 }] } }]);
  });

  it.each([
    ['a number that sleeps two each is of double ones', 'Room, 8, 1, 2, 29', '1 double'],
    ['as many as guests are single ones', 'Room, 8, 2 beds, 2, 29', '2 single'],
    ['more than guests are single ones', 'Room, 8, 3, 2, 29', '3 single'],
  ])('%s', (_, line, beds) => {
    const [one] = roomsTyped(line, 'EUR');
    expect(one).toMatchObject({ room: { saysBeds: false } });
    expect(one !== undefined && 'room' in one && said(one.room.beds)).toBe(beds);
  });

  it('are too few where they sleep less than the guests', () =>
    expect(roomsTyped('Room, 8, 1, 4, 29', 'EUR')).toMatchObject([{ problem: 'beds_too_few' }]));
});
