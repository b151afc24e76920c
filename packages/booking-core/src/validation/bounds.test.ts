import { describe, expect, it } from 'vitest';
import { checkTaxNumber } from './tax-number.ts';
import {
  companionField,
  emptyCompanion,
  emptyInvoice,
  emptyTraveller,
  travellerOf,
  travellerProblems,
} from './traveller-form.ts';
import { plusForZeros } from './traveller-fields.ts';
import { checkAge, checkEmail, checkName, checkPhone } from './traveller.ts';

const lead = {
  ...emptyTraveller,
  fullName: ' Meera Iyer ',
  age: ' ',
  email: ' meera@example.com ',
  contactNumber: '+91 98450 12345',
};
const booking = { lead, companions: [], invoice: emptyInvoice };

describe('the longest that is taken', () => {
  it('is a name of 120 characters', () => {
    expect(checkName(` ${'x'.repeat(120)} `)).toBeNull();
    expect(checkName('x'.repeat(121))).toBe('name_invalid');
    expect(checkName('x')).toBeNull();
  });

  it('is an address of 254 characters, with parts of 63 (RFC 1035, RFC 5321)', () => {
    const label = 'b'.repeat(63);
    expect(checkEmail(`a@${label}.co`)).toBeNull();
    expect(checkEmail(` ${'a'.repeat(254 - 5)}@b.co `)).toBeNull();
    expect(checkEmail(`${'a'.repeat(255 - 5)}@b.co`)).toBe('email_invalid');
  });

  it('is a tax number of 30 characters, the shortest one of 4', () => {
    expect(['A123', 'A'.repeat(30)].map(checkTaxNumber)).toEqual([null, null]);
    for (const number of ['A12', 'A'.repeat(31), 'A--123', '-A123', 'A123-', 'A 1  23', 'A_123'])
      expect(checkTaxNumber(number)).toBe('tax_number_invalid');
  });

  it('is an age of 120 years, in figures alone', () => {
    for (const age of ['0', '120', '007', ' ']) expect(checkAge(age)).toBeNull();
    for (const age of ['121', 'x7', '7x', '7 8', '-7']) expect(checkAge(age)).toBe('age_invalid');
  });

  it('is a telephone number of 15 figures (E.164)', () => {
    for (const number of ['1234567', '+123456789012345']) expect(checkPhone(number)).toBeNull();
    for (const number of ['x1234567', '1234567x', '+123456', '1+234567', '+', '() -'])
      expect(checkPhone(number)).toBe('phone_invalid');
    expect(checkPhone('  ')).toBe('details_missing');
  });
});

describe('an address', () => {
  it.each([
    'meera.example.com',
    'ab..cd@b.co',
    'a@b.1co',
    'a@b@c.de',
    'a@',
    '@',
    'a@.de',
    'a@b.',
    'a b@c.de',
    "a@b'c.de",
    'a@b.d-e',
    'a@b.xn--a--b',
    'a@b.xn-a',
  ])('%s is none', (email) => expect(checkEmail(email)).toBe('email_invalid'));
  it.each(['_@b.co', '-a-@b.co', 'a@1.co', 'a@b-c.co', 'A.B@C.CO', 'a@b.XN--P1AI'])('%s is one', (email) =>
    expect(checkEmail(email)).toBeNull(),
  );
});

describe('the form of a booking', () => {
  it('begins empty', () => {
    const problems = travellerProblems({ lead: emptyTraveller, companions: [emptyCompanion], invoice: emptyInvoice });
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'fullName details_missing',
      'email email_missing',
      'contactNumber details_missing',
      `${companionField(0, 'fullName')} details_missing`,
    ]);
  });

  it('asks for no invoice where only spaces are typed of one', () => {
    const invoice = { company: ' ', taxNumber: ' ' };
    expect(travellerProblems({ ...booking, invoice })).toEqual([]);
    expect(travellerOf({ ...booking, invoice })).not.toHaveProperty('invoice');
    expect(travellerProblems({ ...booking, invoice: { company: ' ', taxNumber: 'DE123456789' } })).toEqual([
      { field: 'company', code: 'details_missing' },
    ]);
  });

  it('is sent without the spaces around what was typed', () => {
    expect(travellerOf({ ...booking, companions: [{ ...emptyCompanion, fullName: ' Ravi ', age: ' ' }] })).toEqual({
      fullName: 'Meera Iyer',
      email: 'meera@example.com',
      contactNumber: '+919845012345',
      companions: [{ fullName: 'Ravi' }],
    });
  });

  it('has a plus for the zeros that begin a number, and for no others', () =>
    expect(['0049301234567', '0304900123', '49001234', '000491234'].map(plusForZeros)).toEqual([
      '+49301234567',
      '0304900123',
      '49001234',
      '+0491234',
    ]));
});
