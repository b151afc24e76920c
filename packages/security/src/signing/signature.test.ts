import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readKeyRing, type KeyRing } from './key-ring.ts';
import { purposes } from './purposes.ts';
import { isSignedBy, newestSignature, signature } from './signature.ts';

const ring = (setting: string): KeyRing => readKeyRing('SECRET', setting, 32) ?? expect.unreachable();
const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
const fields = ['shell:62892dce2187', '1764061200000'];

describe('a signature', () => {
  it.each(purposes.flatMap((made) => purposes.map((asked) => [made, asked] as const)))(
    'for %s asked as %s',
    (made, asked) =>
      expect(
        isSignedBy({ purpose: asked, fields }, newestSignature({ purpose: made, fields }, ring(newer)), ring(newer)),
      ).toBe(made === asked),
  );

  it.each([
    [
      ['a', 'b'],
      ['a', 'b', ''],
    ],
    [['a', 'b'], ['ab']],
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [['a|b'], ['a', 'b']],
    [['1:a'], ['a']],
    [['a1:b'], ['a', 'b']],
    [['é'], ['e\u0301']],
    [[], ['']],
  ])('of %j is none of %j', (one, other) => {
    const given = newestSignature({ purpose: 'pin', fields: one }, ring(newer));
    expect(isSignedBy({ purpose: 'pin', fields: one }, given, ring(newer))).toBe(true);
    expect(isSignedBy({ purpose: 'pin', fields: other }, given, ring(newer))).toBe(false);
  });

  it('moves no purpose into the first field', () => {
    for (const purpose of purposes)
      for (const other of purposes)
        expect(
          isSignedBy(
            { purpose: other, fields },
            newestSignature({ purpose, fields: [other, ...fields] }, ring(newer)),
            ring(newer),
          ),
        ).toBe(false);
  });

  it('of an earlier key is taken as long as that key is listed, and the first one signs', () => {
    const text = { purpose: 'preview', fields } as const;
    const before = newestSignature(text, ring(older));
    expect(isSignedBy(text, before, ring(`${newer}, ${older}`))).toBe(true);
    expect(isSignedBy(text, before, ring(newer))).toBe(false);
    expect(newestSignature(text, ring(`${newer},${older}`))).toBe(newestSignature(text, ring(newer)));
    expect(newestSignature(text, ring(newer)).split('.')[0]).not.toBe(before.split('.')[0]);
  });

  it('is refused in every other form', () => {
    const text = { purpose: 'preview', fields } as const;
    const given = newestSignature(text, ring(newer));
    expect(given).toMatch(new RegExp(`^${signature}$`));
    const [id = '', proof = ''] = given.split('.');
    const bare = createHmac('sha256', newer).update(fields.join('|')).digest('base64url');
    for (const other of [
      '',
      '.',
      id,
      proof,
      `.${proof}`,
      `${id}.`,
      `${given}.`,
      `${given}=`,
      ` ${given}`,
      `${given}\n`,
      `${id}.${bare}`,
      bare,
      `${proof}.${id}`,
      given.toUpperCase(),
    ])
      expect([other, isSignedBy(text, other, ring(newer))]).toEqual([other, false]);
  });
});

describe('a ring of keys', () => {
  it('is none where nothing is set', () => {
    expect(readKeyRing('SECRET', undefined, 32)).toBeNull();
    expect(readKeyRing('SECRET', '', 32)).toBeNull();
  });

  it.each(['short', `${newer},`, `,${newer}`, `${newer},short`, ',', `${newer},,${older}`])(
    'wants each key long: %j',
    (setting) => expect(() => readKeyRing('SECRET', setting, 32)).toThrow('SECRET is too short'),
  );
});
