/// <reference path="../src/ambient.d.ts" />
export { HotelFooter, type HotelFooterProps } from '../src/frame/hotel-footer.tsx';
export { LanguageMenu, type LanguageMenuProps } from '../src/frame/language-menu.tsx';
export { languageNames } from '../src/frame/language-names.ts';
export { Mark, type MarkProps } from '../src/frame/mark.tsx';
export { PageHeader, type HeaderLink, type PageHeaderProps } from '../src/frame/page-header.tsx';
export { ProviderFooter } from '../src/frame/provider-footer.tsx';
export { SkipLink } from '../src/frame/skip-link.tsx';
