import type { WholeBooking } from '@latchkey/api-contract/types';
import type { BookingView } from '@latchkey/booking-core/booking-states';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { lock } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import { isConfirmedStay } from '../balance-due.ts';
import { DepositLine } from './deposit-line.island.tsx';
import * as styles from './opening.module.css';

interface GuaranteeProps {
  readonly booking: WholeBooking;
  readonly view: BookingView;
}

/** The card that is kept as a guarantee, and what is held on it. */
export const Guarantee = later(({ booking, view }: GuaranteeProps) => (
  <>
    <KeptCard booking={booking} view={view} />
    <DepositLine booking={booking} />
  </>
));

/** The charge on the guarantee card: to come, made, or failed and to be paid. */
function KeptCard({ booking, view }: GuaranteeProps): ReactNode {
  const { locale } = usePage();
  const { guarantee, currency, kept = 0, bookingId } = booking;
  if (guarantee === undefined) return null;
  const say = (amount: number) => <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>;
  const card = <bdi dir="ltr">{`•••• ${guarantee.last4 ?? ''}`}</bdi>;
  const [most, due] = [say(guarantee.most), say(guarantee.due)];
  if (isConfirmedStay(view))
    return guarantee.card === 'kept' ? (
      <p>
        <Trans>
          Your card {card} is kept as a guarantee. Nothing is taken from it unless you cancel late or do not come: at
          most {most}.
        </Trans>
      </p>
    ) : null;
  if (view !== 'cancelled' && view !== 'no_show') return null;
  if (guarantee.due > 0 && guarantee.isAsked)
    return (
      <>
        <p>
          <Trans>
            The fee of {due} could not be taken from your card {card}. It is not tried again: please pay it here.
          </Trans>
        </p>
        <div className={styles.acts}>
          <LinkButton href={inLanguage(urlOf('checkout', { bookingId }), locale)}>
            <Icon icon={lock} />
            <span>
              <Trans>Pay the fee of {due}</Trans>
            </span>
          </LinkButton>
        </div>
      </>
    );
  if (guarantee.due > 0)
    return (
      <p>
        <Trans>
          The fee of {due} is taken from your card {card}.
        </Trans>
      </p>
    );
  const taken = say(kept);
  return (
    <p>
      {kept > 0 ? (
        <Trans>The fee of {taken} is paid. Nothing more is taken from your card.</Trans>
      ) : (
        <Trans>There is no fee, and nothing is taken from your card.</Trans>
      )}
    </p>
  );
}
