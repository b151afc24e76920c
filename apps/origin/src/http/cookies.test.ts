import { expect, test } from 'vitest';
import { withoutTrials } from './cookies.ts';

test('the engine is not told which half of an experiment a guest sees', () => {
  expect(withoutTrials('latchkey-bucket=7; latchkey-language=de; latchkey-experiment=x%3Ab')).toBe(
    'latchkey-language=de',
  );
  expect(withoutTrials('latchkey-bucket=7')).toBeUndefined();
  expect(withoutTrials(undefined)).toBeUndefined();
  expect(withoutTrials('a=1; b=2=3')).toBe('a=1; b=2=3');
});
