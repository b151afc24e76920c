import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { ScreenRefused } from '@latchkey/ui/screen-states';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The specified sentence and a way to begin again. */
export function NoBooking(): ReactNode {
  const { locale } = usePage();
  return (
    <ScreenRefused
      title={<Trans>Booking is either expired or does not exist. Please try creating a booking again.</Trans>}
      onward={{ href: inLanguage(urlOf('findEntry'), locale), label: <Trans>Find my booking</Trans> }}
    />
  );
}
