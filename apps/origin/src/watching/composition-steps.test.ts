import { expect, test } from 'vitest';
import { compositionSteps } from './composition-steps.ts';

/** An origin that has seen a release of checkout live, with older ones to go back to. */
function begun() {
  let [now, left] = [0, 0];
  const steps = compositionSteps(
    () => now,
    () => void left++,
  );
  let revision = 0;
  const follows = (live: string, previous: string[], quarantined: string[] = [], canary = {}): void =>
    steps.follows({
      revision: ++revision,
      live: { checkout: live },
      previous: { checkout: previous },
      quarantined,
      canary,
      experiments: {},
    });
  follows('three', ['two', 'one']);
  return { steps, follows, left: () => left, pass: (ms: number) => void (now += ms) };
}

test('where the release that came back fails too, people decide, until ten minutes are over', () => {
  const { steps, follows, pass } = begun();
  expect(steps.mayStep('checkout', 'three')).toBe(true);
  follows('two', ['one'], ['checkout@three']);
  expect(steps.mayStep('checkout', 'two')).toBe(false);
  pass(600_001);
  expect(steps.mayStep('checkout', 'two')).toBe(true);
});

test('a release that people made live after that can be taken out at once', () => {
  const { steps, follows } = begun();
  follows('two', ['one'], ['checkout@three']);
  follows('four', ['two', 'one'], ['checkout@three']);
  expect(steps.mayStep('checkout', 'four')).toBe(true);
});

test('threads are left behind when a release was taken out or back, and not at each release', () => {
  const { follows, left } = begun();
  follows('four', ['three', 'two', 'one']);
  expect(left()).toBe(0);
  follows('three', ['two', 'one']);
  expect(left(), 'rolled back').toBe(1);
  follows('three', ['two', 'one'], [], { checkout: { id: 'five', percent: 5, since: '' } });
  expect(left()).toBe(1);
  follows('three', ['two', 'one'], ['checkout@five']);
  expect(left(), 'the canary ended').toBe(2);
  follows('two', ['one'], ['checkout@five', 'checkout@three']);
  expect(left(), 'taken out').toBe(3);
});

test('since when a release is shown is known, where it came after the start', () => {
  const { steps, follows, pass } = begun();
  pass(7);
  follows('four', ['three']);
  expect([steps.of('checkout@three'), steps.of('checkout@four')]).toEqual([null, 7]);
});
