// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { markUnrecorded, unrecorded } from './mark-unrecorded.ts';

test('recordings leave out fields by kind, by name and by what is typed', () => {
  document.body.innerHTML =
    '<input type="password"><input name="cardNumber"><input name="fullName"><textarea name="requests"></textarea>';
  markUnrecorded();
  const leftOut = (): boolean[] =>
    [...document.querySelectorAll('input, textarea')].map((field) => field.hasAttribute(unrecorded));
  expect(leftOut()).toEqual([true, true, false, false]);
  const name = document.querySelector<HTMLInputElement>('[name=fullName]');
  const type = (value: string): void => {
    if (name !== null) name.value = value;
    name?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('4111 1111 1111 1111');
  expect(leftOut()).toEqual([true, true, true, false]);
  type('Asha');
  expect(leftOut()).toEqual([true, true, false, false]);
});
