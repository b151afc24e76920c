import type { RateField } from '../../../database/tables/stock-tables.ts';
import { describe, expect, it } from 'vitest';
import { settled, withMessage, type Message } from './figures.ts';

const message = (more: Partial<Message> = {}): Message => ({
  by: 'staff:one',
  meant: 100,
  now: 100,
  seen: undefined,
  ...more,
});
const figure = (meant: number, by = 'channel:two', kept = meant) => ({ meant, kept, by });

describe('a figure that a message names', () => {
  it('is set where nobody has set it, or what was meant at the same moment or earlier did', () => {
    expect([undefined, figure(99), figure(100)].map((stood) => settled(stood, message(), () => false))).toEqual([
      'set',
      'set',
      'set',
    ]);
  });

  it('stays where a later message has been, though that came first', () => {
    expect(settled(figure(101, 'channel:two', 50), message(), () => true)).toBe('superseded');
    // Also of its own sender: its messages may overtake one another.
    expect(settled(figure(101, 'staff:one'), message(), () => false)).toBe('superseded');
  });

  it('is shown first where somebody else has set another one since the sender looked', () => {
    const seen = message({ seen: 80 });
    expect(settled(figure(90), seen, () => false)).toBe('newer');
    // What counts is when it came, not when it was meant: a message on its way was not seen.
    expect(settled(figure(70, 'channel:two', 90), seen, () => false)).toBe('newer');
    expect(settled(figure(80), seen, () => false)).toBe('set');
    expect(settled(figure(90), seen, () => true)).toBe('set');
    expect(settled(figure(90, 'staff:one'), seen, () => false)).toBe('set');
  });

  it('remembers the message, beside those of other figures', () => {
    expect(withMessage(null, [], message())).toBeNull();
    expect(withMessage<RateField>({ closed: figure(1) }, ['min_stay'], message({ meant: 90 }))).toEqual({
      closed: figure(1),
      min_stay: { meant: 90, kept: 100, by: 'staff:one' },
    });
  });
});
