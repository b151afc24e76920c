import { cleanup, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setupI18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { phone } from '../icon/icons.ts';
import { ScreenFrame } from '../screen-frame/screen-frame.tsx';
import { show } from '../testing/show.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

afterEach(cleanup);

const header = (props: Partial<PageHeaderProps> = {}) => (
  <PageHeader
    mark={{ href: '/', drawing: null, name: 'Sandalwood Courtyard' }}
    nav={[{ href: '#rooms', label: 'Rooms' }]}
    languages={{
      current: 'en',
      links: [
        { locale: 'en', href: '/?lang=en' },
        { locale: 'ar', href: '/?lang=ar' },
      ],
    }}
    {...props}
  />
);

test('the header is whole without JavaScript: links, languages in their own names, the menu a details', () => {
  const html = renderToString(
    <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{header()}</ScreenFrame>,
  );
  expect(html).toContain('<a href="/?lang=ar" lang="ar" hrefLang="ar">العربية</a>');
  expect(html.match(/<details/g)).toHaveLength(2);
});

test('the parts of the page are a navigation with a name, and the menu of a phone has them and the ways', () => {
  const { container } = show(header({ ways: [{ href: '/booking', label: 'Find my booking' }] }));
  const navigation = screen.getByRole('navigation', { name: 'Menu' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rooms']);
  const menu = container.querySelector('summary[aria-label="Menu"]')?.parentElement;
  expect([...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '#rooms',
    '/booking',
  ]);
});

test('with nothing to fold there is no menu', () => {
  const { container } = show(header({ nav: [] }));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(container.querySelectorAll('details')).toHaveLength(1);
});

test('the way that is never folded keeps its name where only its icon is seen', () => {
  show(header({ always: { href: 'tel:+918041234567', label: 'Call the hotel', icon: phone } }));
  expect(screen.getByRole('link', { name: 'Call the hotel' }).getAttribute('aria-label')).toBe('Call the hotel');
});
