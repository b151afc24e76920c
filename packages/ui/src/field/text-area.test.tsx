import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describedBy } from '../testing/described.ts';
import { sentBy } from '../testing/sent.ts';
import { show } from '../testing/show.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

const area = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Your question' });

test('Enter begins a line and sends nothing; the form sends all lines', async () => {
  const send = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  const { container } = show(
    <form onSubmit={send}>
      <TextArea label="Your question" name="question" />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.type(area(), 'Is there a pool?{Enter}And a lift?');
  expect(send).not.toHaveBeenCalled();
  expect(sentBy(container.querySelector('form'))[0]?.[1].split(/\r?\n/)).toEqual(['Is there a pool?', 'And a lift?']);
});

test('it takes no more than its limit, and is described by its hint and error', async () => {
  show(<TextArea label="Your question" hint="In a sentence" error="Write your question" maxLength={4} />);
  await userEvent.type(area(), 'Pool?');
  expect(area().value).toBe('Pool');
  expect(area().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(area())).toEqual(['Write your question', 'In a sentence']);
});

test('one that is off takes no letter', async () => {
  show(<TextArea label="Your question" defaultValue="Pool?" disabled />);
  await userEvent.type(area(), ' Lift?');
  expect(area().value).toBe('Pool?');
  await userEvent.tab();
  expect(document.activeElement).not.toBe(area());
});
