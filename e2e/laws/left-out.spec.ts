import { leftOut } from '../../scripts/test/left-out.ts';
import { expect, test } from '../test.ts';

test('what the tests leave out for want of a program is said in one line, and nothing where all is there', () => {
  expect(leftOut(() => true)).toBeNull();
  expect(leftOut((program) => program !== 'pgbouncer')).toMatch(
    /^Left out on this machine: [^;\n]*PgBouncer[^;\n]*\.$/,
  );
  expect(leftOut(() => false)).toMatch(/Java.*; .*Firefox.*; .*WebKit.*; .*PgBouncer/);
});
