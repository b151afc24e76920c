import { imageWidths } from '@latchkey/site/urls';
import { cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Picture, preloadOf, sharedPicture, srcSetOf, type PictureProps } from './picture.tsx';

afterEach(cleanup);

const court = { cdnImageUrl: '/images/1760/court.jpg', alt: 'The court', width: 1000, height: 750 };
const picture = (props: Partial<PictureProps> = {}) => <Picture image={court} sizes="100vw" quality={60} {...props} />;
const shown = (): HTMLImageElement => screen.getByRole('img', { name: 'The court' });

test('a picture offers no width above its original, and the hero is fetched first', () => {
  const html = renderToString(picture({ priority: true }));
  expect(html).toContain('/images/1760/court-960-60.avif 960w');
  expect(html).not.toContain('1280');
  expect(html).toContain('fetchPriority="high"');
});

test('an original that is smaller than every width is still offered, in the smallest', () => {
  expect(srcSetOf({ cdnImageUrl: '/images/1760/desk.jpg', width: 40 }, 20, 'webp')).toBe(
    `/images/1760/desk-${imageWidths[0]}-20.webp ${imageWidths[0]}w`,
  );
});

test('the lightest format is offered first, and every browser can read the last', () => {
  const { container } = show(picture());
  expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(shown().getAttribute('src')).toBe('/images/1760/court-960-60.jpg');
});

test('one below the first view comes later; all keep their shape meanwhile', () => {
  const { rerender } = show(picture());
  const said = (...names: string[]): (string | null)[] => names.map((name) => shown().getAttribute(name));
  expect(said('loading', 'width', 'height')).toEqual(['lazy', '1000', '750']);
  rerender(picture({ priority: true }));
  expect(said('loading', 'width', 'height')).toEqual(['eager', '1000', '750']);
});

test('what must stay when it is cropped is said to the browser', () => {
  show(picture({ focus: '28% 50%' }));
  expect(shown().style.objectPosition).toBe('28% 50%');
});

test('a picture that repeats the words beside it is none to assistive technology', () => {
  const { container } = show(picture({ image: { ...court, alt: '' } }));
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('what the head fetches early is what the browser then draws', () => {
  const { container } = show(picture());
  const source = container.querySelector('source');
  expect(preloadOf(court, 60, '100vw')).toEqual({
    srcSet: source?.getAttribute('srcset'),
    sizes: source?.getAttribute('sizes'),
    type: source?.getAttribute('type'),
  });
});

test.each([
  [2560, 1920, [1280, 960]],
  [1000, 750, [1000, 750]],
] as const)('a shared picture of %i by %i says the size it is made in', (width, height, size) => {
  expect(sharedPicture({ ...court, width, height })).toEqual({
    image: '/images/1760/court-1280-60.jpg',
    imageSize: size,
  });
});
