import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['Guest@Example.com', 'guest@example.com'],
  ['guest+latchkey@example.com', 'guest@example.com'],
  ['guest+one+two@example.com', 'guest@example.com'],
  ['first.last@example.com', 'first.last@example.com'],
  ['First.Last+hotel@gmail.com', 'firstlast@gmail.com'],
  ['firstlast@googlemail.com', 'firstlast@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['"a+b@c"@example.com', '"a@example.com'],
  ['+919845012345', '+919845012345'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
