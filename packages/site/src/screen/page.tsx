import { createContext, useContext, type ReactNode } from 'react';
import type { PageContext } from './screen.types.ts';

const Page = createContext<PageContext | null>(null);

/** Gives a screen the page it stands on. The shell and the standalone pages render it around every screen. */
export const PageProvider = ({ page, children }: { readonly page: PageContext; readonly children: ReactNode }) => (
  <Page value={page}>{children}</Page>
);

/** The page the calling component stands on: site, language, words, API, now. Throws outside a page: a defect. */
export function usePage(): PageContext {
  const page = useContext(Page);
  if (!page) throw new Error('usePage is called outside PageProvider');
  return page;
}
