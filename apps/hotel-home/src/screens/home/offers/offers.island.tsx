import { basketOf } from '@latchkey/booking-core/basket';
import { offersAdvertisedOn, type Promotion } from '@latchkey/booking-core/promotion';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { textLinkClass } from '@latchkey/ui/button';
import { check } from '@latchkey/ui/icons';
import { Section } from '@latchkey/ui/section';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { useChosen } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';
import { later } from '../../../offer/words/later-words.ts';
import { AdvertisedOfferCard } from './advertised-offer.tsx';
import { OfferAct } from './offer-act.tsx';
import { OfferDays } from './offer-days.tsx';
import { OfferLine } from './offer-line.tsx';
import * as styles from './offers.module.css';

/** Offers that are seen at once: a row on a desktop. */
const most = 3;

/** The hotel's offers: each says that it is already in the bill, or leads to rooms that have it. */
export const Offers = later(({ model }: { readonly model: HomeModel }): ReactNode => {
  const { sale, selection } = useChosen(model, model.hourly);
  const basket = basketOf(sale, selection);
  const applied = basket.kind === 'empty' ? [] : (basket.bill?.discounts ?? []);
  const advertised = offersAdvertisedOn(model.hotel.advertisedOffers, model.today);
  const promotions = model.availability?.promotions ?? [];
  if (advertised.length + promotions.length === 0) return null;
  const told = advertised.map((offer) => <AdvertisedOfferCard key={offer.id} offer={offer} />);
  // What is in no price of this page gives way to what is, where there is much of both.
  const isMany = promotions.length > 0 && advertised.length + promotions.length > most;
  return (
    <Section title={<Trans>Offers</Trans>}>
      <ul className={styles.list}>
        {promotions.map((promotion) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            model={model}
            isApplied={applied.some(({ promotionId }) => promotionId === promotion.id)}
          />
        ))}
        {isMany ? null : told}
      </ul>
      {isMany ? (
        <details className={styles.more}>
          <summary className={textLinkClass}>
            <Plural value={advertised.length} one="# more offer" other="# more offers" />
          </summary>
          <ul className={styles.list}>{told}</ul>
        </details>
      ) : null}
    </Section>
  );
});

interface PromotionCardProps {
  readonly promotion: Promotion;
  readonly model: HomeModel;
  readonly isApplied: boolean;
}

function PromotionCard({ promotion, model, isApplied }: PromotionCardProps): ReactNode {
  const { locale } = usePage();
  const words = useStayWords();
  const { currency } = model.hotel;
  const big =
    'percent' in promotion && promotion.percent !== undefined
      ? formatPercent(promotion.percent, locale)
      : words.money(
          (promotion.kind === 'stay-price' ? promotion.price : 'off' in promotion && promotion.off) || 0,
          currency,
        );
  return (
    <li>
      <bdi className={styles.big}>{big}</bdi>
      <OfferWords
        promotion={promotion}
        above={promotion.kind === 'flat-above' ? <bdi>{words.money(promotion.above, currency)}</bdi> : null}
      />
      {isApplied ? (
        <Badge className={styles.badge} tone="good" icon={check}>
          <Trans context="an offer is in the bill">Applied</Trans>
        </Badge>
      ) : (
        <div className={styles.badge}>
          <OfferAct promotion={promotion} model={model} />
        </div>
      )}
    </li>
  );
}

function OfferWords({ promotion, above }: { readonly promotion: Promotion; readonly above: ReactNode }): ReactNode {
  switch (promotion.kind) {
    case 'flat-above':
      return (
        <OfferLine title={<Trans>off your booking</Trans>}>
          <Trans>When the rooms cost more than {above} before taxes.</Trans>
        </OfferLine>
      );
    case 'early-bird':
      return (
        <OfferLine title={<Trans>off when you book early</Trans>}>
          <Plural
            value={promotion.daysAhead}
            one="Book at least # day ahead. Any room, any night."
            other="Book at least # days ahead. Any room, any night."
          />
        </OfferLine>
      );
    case 'last-minute':
      return (
        <OfferLine title={<Trans>off last-minute stays</Trans>}>
          <Plural
            value={promotion.daysAhead}
            one="For stays that begin within # day."
            other="For stays that begin within # days."
          />
        </OfferLine>
      );
    case 'long-stay':
      return (
        <OfferLine title={<Trans>off longer stays</Trans>}>
          <Plural value={promotion.nights} one="For stays of # night or more." other="For stays of # nights or more." />
        </OfferLine>
      );
    case 'percent-off':
      return (
        <OfferLine title={<Trans>off your rooms</Trans>}>
          <OfferDays promotion={promotion} />
        </OfferLine>
      );
    case 'amount-off':
      return (
        <OfferLine title={<Trans>off each night</Trans>}>
          <OffWhom per={promotion.per} /> <OfferDays promotion={promotion} />
        </OfferLine>
      );
    case 'stay-price':
      return (
        <OfferLine
          title={<Plural value={promotion.nights} one="for # night in a room" other="for # nights in a room" />}
        >
          <OfferDays promotion={promotion} />
        </OfferLine>
      );
    case 'coupon':
      return null;
  }
}

/** For whom or what a sum is taken off each night. */
function OffWhom({ per }: Pick<Extract<Promotion, { kind: 'amount-off' }>, 'per'>): ReactNode {
  if (per === 'guest') return <Trans>For each guest.</Trans>;
  return per === 'adult' ? <Trans>For each adult.</Trans> : <Trans>For each room.</Trans>;
}
