import { usePage } from '@latchkey/site';
import { SkipLink } from '@latchkey/ui/frame';
import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, type ReactElement } from 'react';
import { HotelFrame } from './hotel-frame.tsx';
import { ScreenPending as Pending } from '@latchkey/ui/screen-states';
import { ProviderFrame } from './provider-frame.tsx';

/** The page around every screen: the hotel's where the page is about one hotel, else the provider's; the desk draws its own. It marks the document when React has taken it over. */
export function Frame({ onward }: { readonly onward: ReactElement | null }) {
  useEffect(() => {
    document.documentElement.dataset['hydration'] = 'done';
  }, []);
  const { site } = usePage();
  const screen = (
    <>
      <Suspense fallback={<Pending />}>
        <Outlet />
      </Suspense>
      {onward}
    </>
  );
  return (
    <>
      <SkipLink href="#main">
        <Trans>Skip to content</Trans>
      </SkipLink>
      {site.kind === 'desk' ? (
        screen
      ) : site.hotel ? (
        <HotelFrame hotel={site.hotel}>{screen}</HotelFrame>
      ) : (
        <ProviderFrame>{screen}</ProviderFrame>
      )}
    </>
  );
}
