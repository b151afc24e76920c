import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countPages } from './page-counts.ts';

test('pages, times and losses are told by owner and release', async () => {
  const registry = new Registry();
  const counts = countPages(registry);
  counts.answered('checkout@one', 200, 30);
  counts.screenFailed('checkout@one');
  counts.lostRenderer('checkout@one');
  counts.took('checkout@one', { computed: 40, held: 5_000_000 });
  counts.tookTooMuch('checkout@one');
  expect((await registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'latchkey_pages_total{owner="checkout",release="one",status="200"} 1',
      'latchkey_render_seconds_bucket{le="0.025",owner="checkout",release="one"} 0',
      'latchkey_render_seconds_bucket{le="0.05",owner="checkout",release="one"} 1',
      'latchkey_page_computed_seconds_sum{owner="checkout",release="one"} 0.04',
      'latchkey_page_held_bytes_sum{owner="checkout",release="one"} 5000000',
      'latchkey_page_excesses_total{owner="checkout",release="one"} 1',
      'latchkey_renderer_losses_total{owner="checkout",release="one"} 1',
      'latchkey_screen_failures_total{owner="checkout",release="one"} 1',
    ]),
  );
});
