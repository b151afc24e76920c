import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from '../parts/payments.module.css';
import { PageSection } from '../parts/section.tsx';

type Payer = NonNullable<BookingAtDesk['payers']>[number];

/** Who pays what of a stay whose cost is divided, and what of it goes back to whom. */
export function Payers(): ReactNode {
  const { payers = [] } = useBooking().model.booking;
  if (payers.length === 0) return null;
  return (
    <PageSection id="payers" title={<Trans context="section of a booking">Several payers</Trans>}>
      <ul>
        {payers.map((payer, place) => (
          <Row key={place} payer={payer} place={place + 1} />
        ))}
      </ul>
    </PageSection>
  );
}

function Row({ payer, place }: { readonly payer: Payer; readonly place: number }): ReactNode {
  const { locale } = usePage();
  const { currency } = useBooking().model.booking;
  const say = (amount: number) => <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>;
  const { share, paid } = payer;
  const [sum, back] = [say(share === undefined || paid > 0 ? paid : share.amount), say(payer.back)];
  return (
    <li className={styles.payment}>
      <span>
        <Name payer={payer} place={place} />
        {payer.back === 0 ? null : (
          <small className={styles.small}>
            <Trans>{back} of it is refunded.</Trans>
          </small>
        )}
      </span>
      <span>
        {sum} <Standing state={share?.state ?? 'paid'} />
      </span>
    </li>
  );
}

function Name({ payer: { share, name }, place }: { readonly payer: Payer; readonly place: number }): ReactNode {
  if (share === undefined) return <Trans>Who booked</Trans>;
  const { label } = share;
  if (name === undefined) return label === '' ? <Trans>Share {place}</Trans> : <bdi>{label}</bdi>;
  return (
    <>
      <bdi>{name}</bdi>
      {label === '' || label === name ? null : (
        <small className={styles.small}>
          <bdi>{label}</bdi>
        </small>
      )}
    </>
  );
}

function Standing({ state }: { readonly state: NonNullable<Payer['share']>['state'] }): ReactNode {
  switch (state) {
    case 'open':
      return (
        <Badge tone="warn">
          <Trans context="a share of the cost">open</Trans>
        </Badge>
      );
    case 'paid':
      return (
        <Badge tone="good">
          <Trans context="a share of the cost">paid</Trans>
        </Badge>
      );
    case 'declined':
      return (
        <Badge tone="bad">
          <Trans context="a share of the cost">declined</Trans>
        </Badge>
      );
    case 'withdrawn':
      return (
        <Badge>
          <Trans context="a share of the cost">withdrawn</Trans>
        </Badge>
      );
    case 'lapsed':
      return (
        <Badge tone="bad">
          <Trans context="a share of the cost">not paid in time</Trans>
        </Badge>
      );
  }
}
