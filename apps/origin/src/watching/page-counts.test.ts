import { expect, test } from 'vitest';
import { countPages } from './page-counts.ts';

test('pages, times and losses are told by owner and release', () => {
  const counts = countPages();
  counts.answered('checkout@one', 200, 30);
  counts.screenFailed('checkout@one');
  counts.lostRenderer('checkout@one');
  expect(counts.metrics()).toEqual(
    expect.arrayContaining([
      'latchkey_pages_total{owner="checkout",release="one",status="200"} 1',
      'latchkey_render_seconds_bucket{owner="checkout",release="one",le="0.025"} 0',
      'latchkey_render_seconds_bucket{owner="checkout",release="one",le="0.05"} 1',
      'latchkey_renderer_losses_total{owner="checkout",release="one"} 1',
      'latchkey_screen_failures_total{owner="checkout",release="one"} 1',
    ]),
  );
});
