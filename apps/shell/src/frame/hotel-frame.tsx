import { withCommas } from '@latchkey/format/list';
import { inLanguage, usePage } from '@latchkey/site';
import type { PageContext } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { HotelFooter, PageHeader } from '@latchkey/ui/frame';
import { phone } from '@latchkey/ui/glyphs';
import { HotelMark } from '@latchkey/ui/marks';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguageMenu } from './use-language-menu.ts';
import { useIsHome } from './use-is-home.ts';

type Hotel = NonNullable<PageContext['site']['hotel']>;

/** Head and foot of a hotel's pages. On its home the parts of the page are in the menu; elsewhere there is the telephone. */
export function HotelFrame({ hotel, children }: { readonly hotel: Hotel; readonly children: ReactNode }) {
  const { t } = useLingui();
  const { locale, site } = usePage();
  const languages = useLanguageMenu();
  const isHome = useIsHome();
  const home = site.kind === 'hotel' ? urlOf('hotelHome') : urlOf('hotelBySlug', { slug: hotel.websiteSlug });
  const link = (href: string, label: string) => ({ href: inLanguage(href, locale), label });
  const mark = {
    href: inLanguage(home, locale),
    drawing: <HotelMark />,
    name: hotel.name,
    place: withCommas([hotel.locality, hotel.city], locale),
  };
  const call = { href: `tel:${hotel.phone.replace(/[^+\d]/g, '')}`, label: t`Call the hotel`, glyph: phone };
  const sections = [
    { href: '#rooms', label: t`Rooms` },
    { href: '#offers', label: t`Offers` },
    { href: '#reviews', label: t`Reviews` },
    { href: '#around', label: t`Around us` },
    { href: '#good-to-know', label: t`Good to know` },
  ];
  return (
    <>
      <PageHeader
        mark={mark}
        languages={languages}
        {...(isHome ? { nav: sections, ways: [link(urlOf('cancelEntry'), t`Find my booking`)] } : { always: call })}
      />
      {children}
      <HotelFooter
        mark={mark}
        address={hotel.address}
        phone={hotel.phone}
        videoCallUrl={hotel.videoCallUrl}
        links={[
          link(urlOf('privacy'), t`Privacy`),
          link(urlOf('terms'), t`Terms`),
          link(urlOf('cancelEntry'), t`Cancel a booking`),
          link(urlOf('modifyEntry'), t`Change a booking`),
        ]}
      />
    </>
  );
}
