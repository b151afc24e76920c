import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from '../testing/built-app.ts';
import { changesOf } from './changes-of.ts';

const changelog = `# @latchkey/checkout

## 0.3.0

### Minor Changes

- 1a2b3c4: Guests pay by instalments.

### Patch Changes

- Updated dependencies
  - @latchkey/ui@0.3.1

## 0.2.0

- 5d6e7f8: Older.
`;

test('a version has its own lines of the changelog and no others', () => {
  const directory = scratch();
  expect(changesOf(directory, '0.3.0')).toEqual([]);
  writeFileSync(path.join(directory, 'CHANGELOG.md'), changelog);
  expect(changesOf(directory, '0.3.0')).toEqual([
    '- 1a2b3c4: Guests pay by instalments.',
    '- Updated dependencies',
    '  - @latchkey/ui@0.3.1',
  ]);
  expect(changesOf(directory, '0.2.0')).toEqual(['- 5d6e7f8: Older.']);
  expect(changesOf(directory, '0.4.0')).toEqual([]);
});
