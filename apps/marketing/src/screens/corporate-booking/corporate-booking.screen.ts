import { defineScreen } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed, ScreenPending } from '@latchkey/ui/screen-states';
import { msg } from '@lingui/core/macro';
import { organisationData } from '../../story/organisation.ts';
import { providerCard } from '../../story/provider-card.ts';
import { load } from './corporate-booking.loader.ts';
import { CorporateBookingView } from './corporate-booking.view.tsx';

export const screen = defineScreen({
  load,
  head: (_, { i18n, site, origin }) => ({
    title: i18n._(msg`Corporate booking`),
    description: i18n._(msg`Stays for your company: tell us how many room nights you need, and we answer by email.`),
    canonical: '/corporate-booking',
    ...(site.hotel === null ? providerCard : {}),
    // Companies deal with the provider; on a hotel's own host with the hotel, whose home says what it is.
    ...(__ON_SERVER__ && site.hotel === null ? { jsonLd: [...organisationData({ site, origin })] } : {}),
  }),
  View: framed(CorporateBookingView),
  Pending: framed(ScreenPending),
  Failed: framed(ScreenFailed),
});
