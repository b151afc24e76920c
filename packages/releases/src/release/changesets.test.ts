import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from '../testing/built-app.ts';
import { changesetsIn } from './changesets.ts';
import { pendingChangesOf } from './pending-changes.ts';

function repository(files: Readonly<Record<string, string>>): string {
  const root = scratch();
  mkdirSync(path.join(root, '.changeset'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, '.changeset', name), text);
  return root;
}

test('a changeset says which apps it raises how far, and what changed', () => {
  const root = repository({
    'README.md': '# Changesets\n',
    'a.md':
      '---\n\'@latchkey/checkout\': minor\n"@latchkey/ui": patch\n---\n\nGuests pay by instalments.\n\nIn euros.\n',
    'empty.md': '---\n---\n',
  });
  expect(changesetsIn(root)).toEqual([
    {
      file: '.changeset/a.md',
      bumps: new Map([
        ['@latchkey/checkout', 'minor'],
        ['@latchkey/ui', 'patch'],
      ]),
      lines: ['Guests pay by instalments.', 'In euros.'],
    },
    { file: '.changeset/empty.md', bumps: new Map(), lines: [] },
  ]);
  expect(changesetsIn(scratch())).toEqual([]);
  symlinkSync(path.join(root, '.changeset/a.md'), path.join(root, '.changeset/link.md'));
  expect(changesetsIn(root)).toHaveLength(2);
});

test('an app has the pending changes that name it and no others', () => {
  const root = repository({
    'a.md': "---\n'@latchkey/checkout': minor\n---\n\nGuests pay by instalments.\nIn euros.\n",
    'b.md': "---\n'@latchkey/checkout-in': minor\n---\n\nAnother app.\n",
  });
  expect(pendingChangesOf('checkout', root)).toEqual(['- Guests pay by instalments.', '  In euros.']);
  expect(pendingChangesOf('desk', root)).toEqual([]);
});
