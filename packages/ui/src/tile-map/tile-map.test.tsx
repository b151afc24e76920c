import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { TileMap } from './tile-map.tsx';
import type { TileMapProps } from './tile-map.types.ts';

afterEach(cleanup);

function map(tiles: Partial<TileMapProps['tiles']> = {}): HTMLElement {
  show(
    <TileMap
      tiles={{ url: '/tiles/{z}/{x}/{y}.svg', attribution: 'Maps of <b>Example</b>', attributionUrl: null, ...tiles }}
      hotel={{ lat: 12.97, lng: 77.64 }}
      places={[
        { lat: 12.98, lng: 77.65 },
        { lat: 12.96, lng: 77.63 },
      ]}
      words={{ label: 'Map', zoomIn: 'Nearer', zoomOut: 'Farther' }}
      onDrawn={() => undefined}
    />,
    { locale: 'ar' },
  );
  return screen.getByRole('group', { name: 'Map' });
}

test('places have the numbers of the list beside them, and none of them takes the focus', () => {
  const marks = [...map().querySelectorAll<HTMLElement>('.leaflet-marker-icon')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '2', '']);
  expect(marks.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
});

test('it is never mirrored, and its buttons have the words of the page', () => {
  expect(map().dir).toBe('ltr');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Nearer',
    'Farther',
  ]);
});

test.each([null, 'https://maps.example/licence'])('whom it thanks is text, whatever an operator writes (%s)', (url) => {
  const thanks = map({ attributionUrl: url }).querySelector('.leaflet-control-attribution');
  expect(thanks?.textContent).toBe('Maps of <b>Example</b>');
  expect(thanks?.querySelector('b')).toBeNull();
  expect(thanks?.querySelector('a')?.getAttribute('href')).toBe(url ?? undefined);
});
