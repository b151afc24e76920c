import type { Gateway } from '@latchkey/api-contract/types';
import { inCash } from '@latchkey/booking-core/currency';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { FieldError } from '@latchkey/ui/field-error';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WithoutScript } from '../../../stay/without-script.tsx';
import { dueOfMethod, type OfferedStay, type PaymentMethod } from '../room-checkout.model.ts';
import { Part } from './part.tsx';
import { WayLine } from './way-line.tsx';
import { AdvertisedOffers } from './advertised-offers.tsx';

const BackIfCancelled = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './back-if-cancelled.island.tsx').then(({ BackIfCancelled: part }) => part),
);

interface HowToPayProps {
  readonly stay: OfferedStay;
  readonly method: PaymentMethod | null;
  readonly error: string | undefined;
  readonly onChange: (method: PaymentMethod) => void;
}

/** The payment methods of this stay, each with what it costs now and what comes back; none is chosen for the guest where there are several. */
export function HowToPay({ stay, method, error, onChange }: HowToPayProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  const { bill } = stay.quote;
  const say = (amount: number) => formatMoney(amount, bill.currency, locale);
  const dueOf = (offered: PaymentMethod) =>
    offered === 'instalments' ? (stay.instalments[0]?.amount ?? 0) : (bill.dueNow[dueOfMethod(offered)] ?? 0);
  return (
    <Part title={<Trans>How to pay</Trans>}>
      {stay.methods.some((offered) => offered !== 'at-property') ? (
        <WithoutScript mayPayAtProperty={stay.methods.includes('at-property')} />
      ) : null}
      <ChoiceGroup legend={t({ message: 'Payment', context: 'ways of paying' })} legendHidden>
        {stay.methods.map((offered, place) => (
          <Choice
            key={offered}
            id={place === 0 ? 'way' : undefined}
            name="way"
            value={offered}
            checked={method === offered}
            aria-describedby={error === undefined ? undefined : 'way-error'}
            onChange={() => onChange(offered)}
            label={<Label stay={stay} method={offered} />}
            what={<What stay={stay} method={offered} say={say} />}
            price={say(dueOf(offered))}
          />
        ))}
      </ChoiceGroup>
      {error === undefined ? null : <FieldError id="way-error">{error}</FieldError>}
      {stay.methods.includes('full') ? <AdvertisedOffers stay={stay} /> : null}
    </Part>
  );
}

function Label({ stay, method }: Pick<WhatProps, 'stay' | 'method'>): ReactNode {
  switch (method) {
    case 'full':
      return <Trans>Pay in full now</Trans>;
    case 'advance':
      if (stay.quote.rest !== undefined) return <WayLine stay={stay} way="rest" part="label" />;
      return <Trans>Pay a deposit now, the rest at the hotel</Trans>;
    case 'at-property':
      return <Trans>Pay at the hotel</Trans>;
    case 'instalments':
    case 'guarantee':
      return <WayLine stay={stay} way={method} part="label" />;
  }
}

interface WhatProps {
  readonly stay: OfferedStay;
  readonly method: PaymentMethod;
  readonly say: (amount: number) => string;
}

function What({ stay, method, say }: WhatProps): ReactNode {
  const payment = usePage().site.hotel?.payment;
  const { bill } = stay.quote;
  switch (method) {
    case 'full':
      return (
        <>
          {/* A card is what any of several companies takes. */}
          <MeansOfPayment gateway={payment?.others ? undefined : payment?.gateway} />{' '}
          <BackIfCancelled stay={stay} paid={bill.dueNow.full} />
        </>
      );
    case 'instalments':
    case 'guarantee':
      return <WayLine stay={stay} way={method} part="what" />;
    case 'advance': {
      if (stay.quote.rest !== undefined) return <WayLine stay={stay} way="rest" part="what" />;
      const rest = <Price>{say(bill.total - (bill.dueNow.advance ?? 0))}</Price>;
      return (
        <>
          <Trans>{rest} at reception when you arrive.</Trans>{' '}
          <InCash stay={stay} amount={bill.total - (bill.dueNow.advance ?? 0)} say={say} />
          <BackIfCancelled stay={stay} paid={bill.dueNow.advance ?? 0} />
        </>
      );
    }
    case 'at-property':
      return (
        <>
          <Trans>You won’t be charged yet.</Trans> <InCash stay={stay} amount={bill.total} say={say} />
          <BackIfCancelled stay={stay} paid={0} />
        </>
      );
  }
}

/** What a sum at the hotel is in coins, where that is another one. */
function InCash({ stay: { cashStep }, amount, say }: Pick<WhatProps, 'stay' | 'say'> & { readonly amount: number }) {
  const paid = cashStep === null ? amount : inCash(amount, cashStep);
  if (paid === amount) return null;
  const sum = <Price weight="plain">{say(paid)}</Price>;
  return (
    <>
      <Trans>Paid in cash it is {sum}.</Trans>{' '}
    </>
  );
}

function MeansOfPayment({ gateway }: { readonly gateway: Gateway | undefined }) {
  switch (gateway) {
    case 'razorpay':
      return <Trans>UPI, card, net banking or wallet.</Trans>;
    case 'stripe':
    case 'card-vault':
    case undefined:
      return <Trans>Credit or debit card.</Trans>;
  }
}
