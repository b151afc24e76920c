import { withCommas } from '@latchkey/format/list';
import { telUrl } from '@latchkey/format/phone';
import { inLanguage, usePage } from '@latchkey/site';
import type { PageContext } from '@latchkey/site/screen';
import {
  hotelHomeAnchor,
  type HotelHomeAnchor,
  hotelHomeUrl,
  imprintAnchor,
  policyUrl,
  urlOf,
} from '@latchkey/site/urls';
import { HotelFooter, PageHeader } from '@latchkey/ui/frame';
import { phone } from '@latchkey/ui/icons';
import { HotelMark } from '@latchkey/ui/marks';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePolicyLinks } from './use-policy-links.ts';
import { useLanguageMenu } from './use-language-menu.ts';
import { useIsHome, useIsPaying } from './use-is-home.ts';

type Hotel = NonNullable<PageContext['site']['hotel']>;

/**
 * Head and foot of a hotel's pages. The parts of its home are in the menu of every page but those of paying, which lead
 * nowhere else; beside the home there is the telephone.
 */
export function HotelFrame({ hotel, children }: { readonly hotel: Hotel; readonly children: ReactNode }) {
  const { t } = useLingui();
  const { locale, site } = usePage();
  const policies = usePolicyLinks();
  const languages = useLanguageMenu();
  const isHome = useIsHome();
  const isPaying = useIsPaying();
  const link = (href: string, label: string) => ({ href: inLanguage(href, locale), label });
  const mark = {
    href: inLanguage(hotelHomeUrl(site), locale),
    drawing: <HotelMark slug={hotel.websiteSlug} />,
    name: hotel.name,
    place: withCommas([hotel.locality, hotel.city], locale),
  };
  const call = { href: telUrl(hotel.phone), label: t`Call the hotel`, icon: phone };
  // On the home the menu leads to its parts; on other pages to the same parts of the home.
  const to = (part: HotelHomeAnchor): string =>
    isHome ? hotelHomeAnchor(part) : `${inLanguage(hotelHomeUrl(site), locale)}${hotelHomeAnchor(part)}`;
  const sections = [
    { href: to('rooms'), label: t`Rooms` },
    { href: to('offers'), label: t`Offers` },
    { href: to('reviews'), label: t`Reviews` },
    { href: to('around'), label: t`Around us` },
    { href: to('good-to-know'), label: t`Good to know` },
  ];
  return (
    <>
      <PageHeader
        mark={mark}
        languages={languages}
        {...(isPaying ? {} : { nav: sections })}
        {...(isHome ? { ways: [link(urlOf('findEntry'), t`Find my booking`)] } : { always: call })}
      />
      {children}
      <HotelFooter
        mark={mark}
        address={hotel.address}
        phone={hotel.phone}
        videoCallUrl={hotel.videoCallUrl}
        links={[
          ...policies,
          ...(hotel.hasImprint ? [link(`${policyUrl('terms', site)}${imprintAnchor}`, t`Legal notice`)] : []),
          // On the home it stands in the head.
          ...(isHome ? [] : [link(urlOf('findEntry'), t`Find my booking`)]),
          link(urlOf('cancelEntry'), t`Cancel a booking`),
          link(urlOf('modifyEntry'), t`Change a booking`),
          link(urlOf('sitemaps'), t`All pages`),
        ]}
      />
    </>
  );
}
