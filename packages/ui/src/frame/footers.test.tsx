import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HotelFooter, type HotelFooterProps } from './hotel-footer.tsx';
import { Mark } from './mark.tsx';
import { ProviderFooter } from './provider-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { show } from '../testing/show.tsx';

afterEach(cleanup);

const mark = { href: '/', drawing: null, name: 'Sandalwood Courtyard', place: 'Indiranagar, Bengaluru' };
const links = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
];
const hotel = (props: Partial<HotelFooterProps> = {}) => (
  <HotelFooter mark={mark} address="12 Main Road" phone="+918041234567" links={links} {...props} />
);

test('the foot of a hotel calls it, and says who answers for the stay', () => {
  show(hotel(), { locale: 'ar' });
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+918041234567');
  expect(screen.getByText('+918041234567').dir).toBe('ltr');
  expect(screen.getByRole('contentinfo').textContent).toContain('You book with Sandalwood Courtyard');
});

test.each([null, undefined, ''])('without a video call there is no way to one (%s)', (videoCallUrl) => {
  show(hotel({ videoCallUrl }));
  expect(screen.queryByText('Video call')).toBeNull();
});

test('a video call is opened without a hold on the page', () => {
  show(hotel({ videoCallUrl: 'https://call.example/sandalwood' }));
  const link = screen.getByRole('link', { name: 'Video call' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://call.example/sandalwood',
    'noopener',
  ]);
});

test('the foot of the provider has its pages in their order', () => {
  show(<ProviderFooter mark={mark} links={links} />);
  const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));
  expect(shown).toEqual(['/privacy', '/terms']);
});

test('the mark leads home, and the place stands beneath the name where it is known', () => {
  const { rerender } = show(<Mark {...mark} />);
  expect(screen.getByRole('link').textContent).toBe('Sandalwood CourtyardIndiranagar, Bengaluru');
  rerender(<Mark {...mark} place={undefined} />);
  expect(screen.getByRole('link', { name: 'Sandalwood Courtyard' }).getAttribute('href')).toBe('/');
});

test('the way past the header is a link to a part of the page', () => {
  show(<SkipLink href="#main">Skip to the rooms</SkipLink>);
  expect(screen.getByRole('link', { name: 'Skip to the rooms' }).getAttribute('href')).toBe('#main');
});
