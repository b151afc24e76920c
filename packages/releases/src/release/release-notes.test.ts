import { expect, test } from 'vitest';
import { notesOf, notesSince } from './release-notes.ts';

const version = ['- 1a2b3c4: Guests pay by instalments.', '- Updated dependencies [1a2b3c4]', '  - @latchkey/ui@0.3.1'];

test('a release says what came after its version, then its version, and leaves out the packages that it is built of', () => {
  expect(notesOf({ changes: version, pendingChanges: ['- The total stands above the button.'] })).toEqual([
    '- The total stands above the button.',
    '- 1a2b3c4: Guests pay by instalments.',
  ]);
  expect(notesOf({})).toEqual([]);
});

test('a release says what the one before it did not say, though a version has taken it up since', () => {
  const before = { changes: ['- 9f8e7d6: Older.'], pendingChanges: ['- Guests pay by instalments.'] };
  const after = { changes: version, pendingChanges: ['- The total stands above the button.'] };
  expect(notesSince(after, before)).toEqual(['- The total stands above the button.']);
  expect(notesSince(after, null)).toEqual(notesOf(after));
});
