import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { LanguageMenu } from './language-menu.tsx';

afterEach(cleanup);

const links = (['en', 'de', 'ar', 'hi'] as const).map((locale) => ({ locale, href: `/rooms?lang=${locale}` }));

test('each language is named in itself and leads to this page in it', () => {
  show(<LanguageMenu current="de" links={links} />);
  const shown = screen.getAllByRole('link', { hidden: true });
  expect(shown.map(({ textContent, lang }) => `${lang} ${textContent}`)).toEqual([
    'en English',
    'de Deutsch',
    'ar العربية',
    'hi हिन्दी',
  ]);
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links.map(({ href }) => href));
  expect(shown.map((link) => link.getAttribute('hreflang'))).toEqual(links.map(({ locale }) => locale));
});

test('the one that is on is the only current one, and the menu says it in full', () => {
  const { container } = show(<LanguageMenu current="ar" links={links} />);
  const current = [...container.querySelectorAll('[aria-current]')];
  expect(current.map((link) => link.getAttribute('lang'))).toEqual(['ar']);
  expect(container.querySelector('summary')?.textContent).toContain('Language: العربية');
  expect(container.querySelector('abbr')?.title).toBe('العربية');
});
