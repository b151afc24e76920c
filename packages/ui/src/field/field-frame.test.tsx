import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages as arabic } from '../../locales/ar.mjs';
import { describedBy } from '../testing/described.ts';
import { show } from '../testing/show.tsx';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

afterEach(cleanup);

const framed = (words: FieldWords & { readonly id?: string }) => (
  <FieldFrame {...words} control={({ id, ...rest }) => <input id={id} {...rest} />} />
);

test('two with the same words have each their own label, hint and error', () => {
  const words = { label: 'Name', hint: 'As in the passport', error: 'Enter your name' };
  const { container } = show(
    <>
      {framed(words)}
      {framed(words)}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  for (const box of screen.getAllByRole('textbox', { name: 'Name' }))
    expect(describedBy(box)).toEqual(['Enter your name', 'As in the passport']);
});

test('an id of the page is kept, for links that lead to the field', () => {
  show(framed({ label: 'Name', hint: 'As in the passport', id: 'guest-name' }));
  const box = screen.getByRole('textbox', { name: 'Name' });
  expect(box.id).toBe('guest-name');
  expect(describedBy(box)).toEqual(['As in the passport']);
});

test.each([
  [true, 'Name optional'],
  ['if you like', 'Name if you like'],
  [false, 'Name'],
] as const)('what need not be filled in says so in its name (%s)', (optional, name) => {
  show(framed({ label: 'Name', optional }));
  expect(screen.getByRole('textbox', { name })).toBeDefined();
});

test('that word is of the language of the page', () => {
  show(framed({ label: 'الاسم', optional: true }), { locale: 'ar', messages: arabic });
  expect(screen.getByText('الاسم').textContent).not.toMatch(/[a-z]/);
  expect(screen.getByText('الاسم').textContent).not.toBe('الاسم');
});
