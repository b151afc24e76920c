import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { extraPriceSentence } from '@latchkey/format/extra-price-sentence';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedAddon, OfferedRooms } from '../modification.model.ts';
import * as styles from '../modification.module.css';
import { addonField, roomField } from '../wish-fields.ts';

/** How many rooms of each kind, on which plan. */
export function RoomCounts({
  rooms,
  currency,
}: {
  readonly rooms: readonly OfferedRooms[];
  readonly currency: CurrencyCode;
}) {
  const { locale } = usePage();
  return (
    <section className={styles.part}>
      <h2>
        <Trans>Rooms</Trans>
      </h2>
      {rooms.map((room) => (
        <Count
          key={roomField(room)}
          name={roomField(room)}
          count={room.roomCount}
          most={room.most}
          title={room.roomName}
        >
          {room.ratePlanName}
          <Agreed room={room} currency={currency} />
          {room.price === null || isAsAgreed(room) ? null : (
            <>
              {' · '}
              <Price weight="plain">{formatMoney(room.price, currency, locale)}</Price>{' '}
              {room.isDorm ? <Trans>a bed, taxes included</Trans> : <Trans>a room, taxes included</Trans>}
            </>
          )}
        </Count>
      ))}
    </section>
  );
}

/** Whether no more is wanted than what was agreed: today's price is nobody's then. */
const isAsAgreed = ({ agreed, roomCount }: OfferedRooms): boolean =>
  agreed?.isWhole === true && roomCount <= agreed.count;

/** What was agreed for the rooms and nights that are kept. */
function Agreed({
  room: { agreed, isDorm },
  currency,
}: {
  readonly room: OfferedRooms;
  readonly currency: CurrencyCode;
}) {
  const { locale } = usePage();
  if (agreed === null) return null;
  const each =
    agreed.price === null ? null : <Price weight="plain">{formatMoney(agreed.price, currency, locale)}</Price>;
  return (
    <>
      {' · '}
      {!agreed.isWhole ? (
        <Trans>the nights you keep cost what you booked them for</Trans>
      ) : each === null ? (
        <Trans>at the price you booked</Trans>
      ) : isDorm ? (
        <Trans>{each} a bed, as you booked it</Trans>
      ) : (
        <Trans>{each} a room, as you booked it</Trans>
      )}
    </>
  );
}

/** How many of each extra. */
export function AddonCounts({
  addons,
  currency,
}: {
  readonly addons: readonly OfferedAddon[];
  readonly currency: CurrencyCode;
}) {
  const { locale } = usePage();
  if (addons.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>
        <Trans context="what goes with a room">Extras</Trans>
      </h2>
      {addons.map(({ addonId, name, count, most, price }) => (
        <Count key={addonId} name={addonField(addonId)} count={count} most={most} title={name}>
          {price.percent !== undefined ? (
            extraPriceSentence(price, currency, locale)
          ) : (
            <>
              <Price weight="plain">{extraPriceSentence(price, currency, locale)}</Price>{' '}
              <Trans>each, tax included</Trans>
            </>
          )}
        </Count>
      ))}
    </section>
  );
}

interface CountProps {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly most: number;
  readonly children: ReactNode;
}

function Count({ name, title, count, most, children }: CountProps) {
  return (
    <label className={styles.count}>
      <span>
        <b>{title}</b>
        <span className={cx(small, soft)}>{children}</span>
      </span>
      <select name={name} defaultValue={count}>
        {Array.from({ length: most + 1 }, (_, number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}
