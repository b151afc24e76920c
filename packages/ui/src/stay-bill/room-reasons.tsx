import type { Bill } from '@latchkey/booking-core/pricing';
import { formatMoney } from '@latchkey/format/money';
import { roomBasisSaid } from '@latchkey/format/room-basis';
import type { Locale } from '@latchkey/site/urls';
import type { ReactNode } from 'react';

interface RoomReasonsProps {
  readonly bill: Pick<Bill, 'rooms' | 'currency'>;
  readonly locale: Locale;
}

/** Of each room of a bill that needs a word, what its price is made of: terms of a `dl`. */
export function RoomReasons({ bill: { rooms, currency }, locale }: RoomReasonsProps): ReactNode {
  const say = (amount: number): string => formatMoney(amount, currency, locale);
  return rooms.map(({ basis, roomTypeId }, at) =>
    basis === undefined ? null : (
      <div key={at}>
        <dt>{basis.name ?? roomTypeId}</dt>
        <dd>{roomBasisSaid(basis, locale, say)}</dd>
      </div>
    ),
  );
}
