import { expect, test } from 'vitest';
import { mailDoubt } from './mail-doubt.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@gnail.com', 'asha@gmail.com'],
  ['asha@gmail.co', 'asha@gmail.com'],
  ['Asha.Rao@YAHO.com', 'Asha.Rao@yahoo.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@rediffmal.com', 'asha@rediffmail.com'],
  ['asha@t-onlin.de', 'asha@t-online.de'],
  ['front@sandalwood.vom', 'front@sandalwood.com'],
])('%s asks whether %s was meant', (typed, meant) => expect(mailDoubt(typed)).toBe(meant));

test.each([
  'asha@gmail.com',
  'asha@mail.com',
  'asha@ymail.com',
  'asha@yahoo.co.uk',
  'asha@yahoo.co.il',
  'asha@hotmail.de',
  'asha@gmx.net',
  'asha@me.com',
  'asha@web.de',
  'asha@company.co',
  'asha@उदाहरण.भारत',
  'asha@gmail',
  '',
])('%s asks nothing', (typed) => expect(mailDoubt(typed)).toBeNull());
