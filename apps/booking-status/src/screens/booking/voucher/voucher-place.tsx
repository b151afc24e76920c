import { formatRingKm } from '@latchkey/format/measure';
import { usePage } from '@latchkey/site';
import { AreaMap } from '@latchkey/ui/area-map';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownBooking } from '../booking.model.ts';
import { FactList } from '../parts/fact-list.tsx';

/** The way to the hotel, drawn and in words, and its telephone in figures: paper has no links. */
export function VoucherPlace({ shown: { hotel, places } }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  const { t } = useLingui();
  return (
    <section>
      <h2>
        <Trans>Finding us</Trans>
      </h2>
      <FactList
        facts={[
          [t`Address`, hotel.address],
          [t`How to get here`, hotel.directions],
          [t`Phone`, hotel.phone],
          [t`Position`, `${hotel.latitude}, ${hotel.longitude}`],
        ]}
      />
      <AreaMap
        hotel={{ lat: hotel.latitude, lng: hotel.longitude }}
        places={places}
        kmWords={(km) => formatRingKm(km, locale)}
        shape="flat"
      />
      <p>{places.map(({ name }, place) => `${place + 1} ${name}`).join(' · ')}</p>
    </section>
  );
}
