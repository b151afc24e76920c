import { expect, test } from 'vitest';
import { emptyTraveller, problemsOf, travellerOf } from './traveller-form.ts';

const good = { fullName: 'Meera Iyer', age: '', email: 'meera@example.com', contactNumber: '+91 98450 12345' };

test('a traveller with a name, an address and a number has no problem', () => expect(problemsOf(good)).toEqual({}));

test('an empty form names every field that is needed, and not the age', () => {
  expect(problemsOf(emptyTraveller)).toEqual({
    fullName: 'details_missing',
    email: 'email_missing',
    contactNumber: 'details_missing',
  });
});

test.each(['मीरा अय्यर', 'محمد الفارسي', "O'Brien-Müller Jr.", 'José'])('%s is a name', (fullName) =>
  expect(problemsOf({ ...good, fullName })).toEqual({}),
);
test.each(['1234', '<b>'])('"%s" is no name', (fullName) =>
  expect(problemsOf({ ...good, fullName })).toEqual({ fullName: 'name_invalid' }),
);
test.each(['meera@example', 'meera', '@example.com', 'a b@example.com'])('%s is no address', (email) =>
  expect(problemsOf({ ...good, email })).toEqual({ email: 'email_invalid' }),
);
test.each(['12', 'call me', '+12345678901234567'])('%s is no number', (contactNumber) =>
  expect(problemsOf({ ...good, contactNumber })).toEqual({ contactNumber: 'phone_invalid' }),
);
test.each(['121', '-1', 'old'])('%s is no age', (age) =>
  expect(problemsOf({ ...good, age })).toEqual({ age: 'age_invalid' }),
);

test('the API gets what was meant, without an age that was not given', () => {
  expect(travellerOf(good)).toEqual({
    fullName: 'Meera Iyer',
    contactNumber: '+919845012345',
    email: 'meera@example.com',
  });
  expect(travellerOf({ ...good, age: ' 34 ' })).toMatchObject({ age: 34 });
  expect(travellerOf({ ...good, contactNumber: '\u200E٠٥٠-١٢٣-٤٥٦٧', age: '٣٤' })).toMatchObject({
    contactNumber: '0501234567',
    age: 34,
  });
});

test.each(['٠٥٠ ١٢٣ ٤٥٦٧', '९८४५० १२३४५', '\u202A+971 50 123 4567\u202C'])('%s is a number', (contactNumber) =>
  expect(problemsOf({ ...good, contactNumber })).toEqual({}),
);
