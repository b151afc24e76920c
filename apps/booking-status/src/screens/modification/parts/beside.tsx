import type { ModificationQuote } from '@latchkey/api-contract/types';
import { wishOf, type StayChoice } from '@latchkey/booking-core/basket';
import { countedNames, withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { roomNames, useStayDates, useStayWords } from '@latchkey/stay/stay-words';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReadyChange } from '../modification.model.ts';
import * as styles from '../modification.module.css';

interface BesideProps {
  readonly model: ReadyChange;
  readonly quote: ModificationQuote;
}

/** The booking as it stands now beside the stay that is asked for, where somebody has changed it in between. */
export function Beside({ model, quote }: BesideProps) {
  const { booking } = model;
  const now = useWords(model, booking.selection ?? quote.selection);
  const asked = useWords(model, quote.selection);
  return (
    <table className={styles.beside}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Trans>Your booking now</Trans>
          </th>
          <th scope="col">
            <Trans>What you asked for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        <Row label={<Trans context="of a stay">Dates</Trans>} now={now.dates} asked={asked.dates} />
        <Row label={<Trans context="fact of a booking">Guests</Trans>} now={now.guests} asked={asked.guests} />
        <Row label={<Trans>Rooms</Trans>} now={now.rooms} asked={asked.rooms} />
        <Row
          label={<Trans context="what goes with a room">Extras</Trans>}
          now={now.extras ?? <NoExtras />}
          asked={asked.extras ?? <NoExtras />}
        />
        <Row
          label={<Trans>Total, all taxes included</Trans>}
          now={<Sum amount={booking.total} of={quote} />}
          asked={<Sum amount={quote.newTotal} of={quote} />}
        />
      </tbody>
    </table>
  );
}

const Row = ({ label, now, asked }: Readonly<Record<'label' | 'now' | 'asked', ReactNode>>) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{now}</td>
    <td>{asked}</td>
  </tr>
);

const NoExtras = () => <Trans context="of extras">None</Trans>;

function Sum({ amount, of: { currency } }: { readonly amount: number; readonly of: ModificationQuote }) {
  const { locale } = usePage();
  return <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>;
}

/** A stay in words, part by part; `extras` null where it has none. */
function useWords({ hotel, addons }: ReadyChange, selection: StayChoice) {
  const { locale } = usePage();
  const words = useStayWords();
  const { dates } = useStayDates(selection);
  const names = roomNames({ HotelRooms: hotel.HotelRooms, language: locale }, selection);
  const extras = (selection.addons ?? []).flatMap(({ addonId, quantity }) =>
    Array.from({ length: quantity }, () => addons.find((addon) => addon.addonId === addonId)?.name ?? addonId),
  );
  return {
    dates,
    guests: words.guests(wishOf(selection).guests),
    rooms: countedNames(
      selection.rooms.map((room) => names[`${room.roomTypeId} ${room.ratePlanId}`] ?? room.roomTypeId),
    ).join(' · '),
    extras: extras.length === 0 ? null : withCommas(countedNames(extras), locale),
  };
}
