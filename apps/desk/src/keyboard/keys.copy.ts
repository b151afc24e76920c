import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A key, or several that do the like, and what it does. */
interface ListedKey {
  readonly keys: readonly string[];
  readonly does: MessageDescriptor;
}

/** The list that `?` shows, in the order of use. */
export const listedKeys: readonly ListedKey[] = [
  { keys: ['?'], does: msg({ message: 'This list', context: 'what a key does' }) },
  { keys: ['/'], does: msg({ message: 'Find a booking', context: 'what a key does' }) },
  { keys: ['N'], does: msg({ message: 'New booking', context: 'what a key does' }) },
  {
    keys: ['1', '…', '7'],
    does: msg({ message: 'The places of the desk, in their order', context: 'what a key does' }),
  },
  { keys: ['T'], does: msg({ message: 'Today', context: 'what a key does' }) },
  { keys: ['[', ']'], does: msg({ message: 'The day before, the day after', context: 'what a key does' }) },
  { keys: ['↑', '↓'], does: msg({ message: 'A line up or down', context: 'what a key does' }) },
  { keys: ['Enter'], does: msg({ message: 'Open the line', context: 'what a key does' }) },
  { keys: ['Space'], does: msg({ message: 'Do what the line is for', context: 'what a key does' }) },
  { keys: ['.'], does: msg({ message: 'All that the line can do', context: 'what a key does' }) },
  { keys: ['U'], does: msg({ message: 'Undo', context: 'what a key does' }) },
  { keys: ['Esc'], does: msg({ message: 'Leave it undone', context: 'what a key does' }) },
  { keys: ['Ctrl Enter'], does: msg({ message: 'Press the coloured button', context: 'what a key does' }) },
];
