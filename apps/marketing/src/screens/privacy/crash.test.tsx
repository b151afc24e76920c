import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as privacy } from './privacy.screen.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = { words: loadWords };

test('a screen that breaks when it is drawn is said to have crashed, in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const View = () => {
    throw new TypeError('undefined is not a function');
  };
  await showScreen({ ...privacy, View } as typeof privacy, '/privacy', shown);
  expect(await screen.findByText('Something went wrong.')).toBeDefined();
});

test('a screen whose load breaks says its own sentence, with a way to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = () => Promise.reject(new TypeError('a defect'));
  await showScreen({ ...privacy, load } as typeof privacy, '/privacy', shown);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});
