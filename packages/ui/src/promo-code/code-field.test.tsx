import { fieldLengths } from '@latchkey/booking-core/validation';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describedBy } from '../testing/described.ts';
import { sentBy } from '../testing/sent.ts';
import { show } from '../testing/show.tsx';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Code' });

test('it takes as many letters as the engine, and Enter sends them', async () => {
  const send = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  const { container } = show(
    <form onSubmit={send}>
      <CodeField label="Code" name="coupon" />
    </form>,
  );
  await userEvent.type(field(), `${'A'.repeat(fieldLengths.couponCode)}B{Enter}`);
  expect(sentBy(container.querySelector('form'))).toEqual([['coupon', 'A'.repeat(fieldLengths.couponCode)]]);
  expect(send).toHaveBeenCalledOnce();
});

test('a code reads from left to right in Arabic, and the browser remembers none', () => {
  show(<CodeField label="Code" />, { locale: 'ar' });
  expect([field().dir, field().autocomplete]).toEqual(['ltr', 'off']);
});

test('why a code was refused describes it', () => {
  show(<CodeField label="Code" error="This code is over." />);
  expect(describedBy(field())).toEqual(['This code is over.']);
});
