import type { DiscountLine, Promotion } from '@latchkey/booking-core/promotion';
import { formatPercent } from '@latchkey/format/number';
import type { Locale } from '@latchkey/site/urls';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BillLine } from '../bill/bill.tsx';
import { Price } from '../price/price.tsx';

interface OfferLineProps {
  readonly discount: DiscountLine;
  readonly promotion: Promotion | undefined;
  readonly say: (amount: number) => string;
  readonly locale: Locale;
}

/** What an offer took off, and why. */
export function OfferLine({ discount, promotion, say, locale }: OfferLineProps): ReactNode {
  const { t } = useLingui();
  const names: Readonly<Record<DiscountLine['kind'], string>> = {
    'early-bird': t`Early-bird offer`,
    'last-minute': t`Last-minute offer`,
    'flat-above': t`Offer for larger bookings`,
    'long-stay': t`Offer for longer stays`,
    'percent-off': t`Special offer`,
    'amount-off': t`Offer for each night`,
    'stay-price': t`Offer for longer stays`,
    coupon: t`Your code`,
  };
  return (
    <BillLine
      kind="off"
      label={names[discount.kind]}
      note={promotion === undefined ? undefined : <Reasons promotion={promotion} say={say} locale={locale} />}
      amount={say(-discount.amount)}
    />
  );
}

type WhyProps = Pick<OfferLineProps, 'say' | 'locale'> & { readonly promotion: Promotion };

function Reasons({ promotion, ...rest }: WhyProps): ReactNode {
  const { minRooms = 1 } = promotion;
  const why = <Why promotion={promotion} {...rest} />;
  return minRooms > 1 ? (
    <>
      {why} · <Plural value={minRooms} one="for # room or more" other="for # rooms or more booked together" />
    </>
  ) : (
    why
  );
}

function Why({ promotion, say, locale }: WhyProps): ReactNode {
  switch (promotion.kind) {
    case 'flat-above': {
      const [off, above] = [
        <Price key="off" weight="plain">
          {say(promotion.off)}
        </Price>,
        <Price key="above" weight="plain">
          {say(promotion.above)}
        </Price>,
      ];
      return (
        <Trans>
          {off} off: rooms above {above} before taxes
        </Trans>
      );
    }
    case 'early-bird':
    case 'last-minute': {
      const percent = formatPercent(promotion.percent, locale);
      return promotion.kind === 'early-bird' ? (
        <Trans>
          {percent} for booking at least <Plural value={promotion.daysAhead} one="# day" other="# days" /> ahead
        </Trans>
      ) : (
        <Trans>
          {percent} within <Plural value={promotion.daysAhead} one="# day" other="# days" /> of arrival
        </Trans>
      );
    }
    case 'long-stay': {
      const percent = formatPercent(promotion.percent, locale);
      return (
        <Trans>
          {percent} for stays of <Plural value={promotion.nights} one="# night" other="# nights" /> or more
        </Trans>
      );
    }
    case 'percent-off':
      return formatPercent(promotion.percent, locale);
    case 'amount-off': {
      const off = <Price weight="plain">{say(promotion.off)}</Price>;
      if (promotion.per === 'guest') return <Trans>{off} off each guest and night</Trans>;
      if (promotion.per === 'adult') return <Trans>{off} off each adult and night</Trans>;
      return <Trans>{off} off each room and night</Trans>;
    }
    case 'stay-price': {
      const price = <Price weight="plain">{say(promotion.price)}</Price>;
      return (
        <Trans>
          {price} for <Plural value={promotion.nights} one="# night" other="# nights" />
        </Trans>
      );
    }
    case 'coupon': {
      const worth =
        promotion.percent === undefined ? say(promotion.off ?? 0) : formatPercent(promotion.percent, locale);
      return `${promotion.couponCode} · ${worth}`;
    }
  }
}
