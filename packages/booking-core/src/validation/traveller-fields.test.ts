import { expect, it } from 'vitest';
import { contactFields } from './contact-fields.ts';
import { emptyCompanion, emptyTraveller } from './traveller-form.ts';
import {
  companionFieldNames,
  isOptional,
  travellerFacts,
  travellerFieldNames,
  travellerFields,
  travellerFieldsFor,
  travellerValues,
} from './traveller-fields.ts';

it('a form begins with every field, and a companion has those of each traveller', () => {
  expect(Object.keys(emptyTraveller)).toEqual(travellerFieldNames);
  expect(Object.keys(emptyCompanion)).toEqual(companionFieldNames);
  expect(companionFieldNames).toEqual(travellerFieldNames.filter((field) => travellerFields[field].of === 'each'));
});

it('the way to the guest is the name and every contact', () =>
  expect([...contactFields]).toEqual(travellerFieldsFor('name', 'contact')));

it('a field that may stay empty has no value then, and every other has one', () => {
  const typed = {
    ...emptyTraveller,
    fullName: ' Meera  Iyer ',
    age: ' ',
    email: 'meera@example.com',
    contactNumber: '0091 98450 12345',
  };
  const values = travellerValues(travellerFieldNames, typed);
  expect(values).toEqual({ fullName: 'Meera Iyer', email: 'meera@example.com', contactNumber: '+919845012345' });
  expect(travellerFieldNames.filter((field) => !(field in values))).toEqual(travellerFieldNames.filter(isOptional));
  expect(travellerValues(companionFieldNames, { ...emptyCompanion, fullName: 'Ravi', age: '٣٤' })).toEqual({
    fullName: 'Ravi',
    age: 34,
  });
});

it('the property reads no age, and of nobody what was not given', () => {
  expect(travellerFacts({ fullName: 'Meera Iyer', age: 34, companions: [{ fullName: 'Ravi', age: 3 }] })).toEqual([]);
  expect(travellerFacts({})).toEqual([]);
});
