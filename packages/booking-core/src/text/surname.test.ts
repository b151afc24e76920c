import { expect, it } from 'vitest';
import { surnameOf } from './surname.ts';

it.each([
  ['Asha Rao', 'Rao'],
  ['  Anna van der  Berg ', 'Berg'],
  ['ليلى حداد', 'حداد'],
  ['Madonna', 'Madonna'],
  ['   ', null],
])('the surname of %o is %o', (name, surname) => expect(surnameOf(name)).toBe(surname));
