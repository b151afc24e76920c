import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { PageHeader, ProviderFooter } from '@latchkey/ui/frame';
import { LatchkeyMark } from '@latchkey/ui/marks';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePolicyLinks } from './use-policy-links.ts';
import { useLanguageMenu } from './use-language-menu.ts';

/** Head and foot of the provider's own pages. */
export function ProviderFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const policies = usePolicyLinks();
  const languages = useLanguageMenu();
  const link = (href: string, label: string) => ({ href: inLanguage(href, locale), label });
  const mark = { href: inLanguage(urlOf('landing'), locale), drawing: <LatchkeyMark />, name: 'Latchkey' };
  const pages = [
    link(urlOf('bookingEngine'), t`Booking engine`),
    link(urlOf('marketing'), t`Marketing`),
    link(urlOf('salesConcierge'), t`Sales concierge`),
    link(urlOf('aboutUs'), t`About us`),
  ];
  const more = [link(urlOf('blogs'), t`Journal`), ...policies, link(urlOf('sitemaps'), t`All pages`)];
  return (
    <>
      <PageHeader
        mark={mark}
        nav={pages}
        languages={languages}
        act={
          <LinkButton size="small" href={inLanguage(urlOf('listYourHotel'), locale)}>
            <Trans>Talk to us</Trans>
          </LinkButton>
        }
      />
      {children}
      <ProviderFooter mark={mark} links={[...pages, ...more]} />
    </>
  );
}
