import { expect, test } from 'vitest';
import {
  emptyCompanion,
  emptyInvoice,
  emptyTraveller,
  travellerOf,
  travellerProblems,
  type TravellerForm,
} from './traveller-form.ts';

const good = {
  ...emptyTraveller,
  fullName: 'Meera Iyer',
  age: '',
  email: 'meera@example.com',
  contactNumber: '+91 98450 12345',
};
const problemsOfLead = (lead: TravellerForm) => travellerProblems({ lead, companions: [], invoice: emptyInvoice });

test('a traveller with a name, an address and a number has no problem', () => expect(problemsOfLead(good)).toEqual([]));

test('an empty form names every field that is needed, and not the age, in the order of the page', () => {
  expect(problemsOfLead(emptyTraveller)).toEqual([
    { field: 'fullName', code: 'details_missing' },
    { field: 'email', code: 'email_missing' },
    { field: 'contactNumber', code: 'details_missing' },
  ]);
});

test.each(['मीरा अय्यर', 'محمد الفارسي', "O'Brien-Müller Jr.", 'José'])('%s is a name', (fullName) =>
  expect(problemsOfLead({ ...good, fullName })).toEqual([]),
);
test.each([
  ['fullName', '1234', 'name_invalid'],
  ['fullName', '<b>', 'name_invalid'],
  ['email', 'meera@example', 'email_invalid'],
  ['email', 'a b@example.com', 'email_invalid'],
  ['contactNumber', '12', 'phone_invalid'],
  ['contactNumber', 'call me', 'phone_invalid'],
  ['contactNumber', '+12345678901234567', 'phone_invalid'],
  ['age', '121', 'age_invalid'],
  ['age', 'old', 'age_invalid'],
])('as %s "%s" is refused', (field, text, code) =>
  expect(problemsOfLead({ ...good, [field]: text })).toEqual([{ field, code }]),
);

test('a companion needs a name and nothing else', () => {
  const companions = [
    { ...emptyCompanion, fullName: 'Ravi' },
    { ...emptyCompanion, age: 'x' },
  ];
  expect(travellerProblems({ lead: good, companions, invoice: emptyInvoice })).toEqual([
    { field: 'companion-1-fullName', code: 'details_missing' },
    { field: 'companion-1-age', code: 'age_invalid' },
  ]);
});

test.each([
  [{ company: 'Iyer & Co', taxNumber: '29ABCDE1234F1Z5' }, []],
  [{ company: 'Iyer & Co', taxNumber: '' }, [{ field: 'taxNumber', code: 'details_missing' }]],
  [{ company: '', taxNumber: '29ABCDE1234F1Z5' }, [{ field: 'company', code: 'details_missing' }]],
  [{ company: 'Iyer & Co', taxNumber: '--' }, [{ field: 'taxNumber', code: 'tax_number_invalid' }]],
])('an invoice is whole or not wanted: %j', (invoice, problems) =>
  expect(travellerProblems({ lead: good, companions: [], invoice })).toEqual(problems),
);

test('the API gets what was meant, without what was not given', () => {
  expect(travellerOf({ lead: good, companions: [], invoice: emptyInvoice })).toEqual({
    fullName: 'Meera Iyer',
    contactNumber: '+919845012345',
    email: 'meera@example.com',
  });
  const company = { company: ' Iyer & Co ', taxNumber: ' DE123456789 ' };
  expect(
    travellerOf({
      lead: { ...good, age: '٣٤', contactNumber: '\u200E٠٥٠-١٢٣-٤٥٦٧' },
      companions: [{ ...emptyCompanion, fullName: ' Ravi Iyer ', age: ' 7 ' }],
      invoice: company,
    }),
  ).toMatchObject({
    contactNumber: '0501234567',
    age: 34,
    companions: [{ fullName: 'Ravi Iyer', age: 7 }],
    invoice: { company: 'Iyer & Co', taxNumber: 'DE123456789' },
  });
});

test('two zeros are sent as a plus', () => {
  const lead = { ...good, contactNumber: '0049 (30) 12-34-567' };
  expect(travellerOf({ lead, companions: [], invoice: emptyInvoice }).contactNumber).toBe('+49301234567');
});

test.each(['٠٥٠ ١٢٣ ٤٥٦٧', '९८४५० १२३४५', '\u202A+971 50 123 4567\u202C', '(0) 98450-12345'])(
  '%s is a number',
  (contactNumber) => expect(problemsOfLead({ ...good, contactNumber })).toEqual([]),
);
