import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Panel } from './panel.tsx';

afterEach(cleanup);

test.each([
  ['failed', 1],
  ['refused', 0],
  ['empty', 0],
] as const)('of what is %s only a failure is read out at once', (kind, alerts) => {
  show(<Panel kind={kind} title="No rooms" />);
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
});

test.each([
  [undefined, 3],
  [2, 2],
  [1, 1],
] as const)('its title is a heading of the level that the page needs: %s', (level, expected) => {
  show(<Panel kind="empty" title="No rooms" level={level} />);
  expect(screen.getByRole('heading', { level: expected, name: 'No rooms' })).toBeDefined();
});

test('its words come before its acts, and what is not given leaves nothing behind', () => {
  const { container, rerender } = show(
    <Panel kind="empty" title="No rooms" acts={<a href="/">Other dates</a>}>
      Try a shorter stay.
    </Panel>,
  );
  expect(container.textContent).toBe('No roomsTry a shorter stay.Other dates');
  rerender(<Panel kind="empty" title="No rooms" />);
  expect(container.querySelector('h3')?.nextElementSibling).toBeNull();
});

test('each kind is drawn in a way of its own', () => {
  const { container } = show(
    <>
      {(['empty', 'refused', 'failed'] as const).map((kind) => (
        <Panel key={kind} kind={kind} title={kind} />
      ))}
    </>,
  );
  const drawings = [...container.querySelectorAll('svg')].map((drawing) => drawing.innerHTML);
  expect(new Set(drawings).size).toBe(3);
});
