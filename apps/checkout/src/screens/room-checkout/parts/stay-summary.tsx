import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { inLanguage, usePage } from '@latchkey/site';
import { BillLine } from '@latchkey/ui/bill';
import { cx } from '@latchkey/ui/cx';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Picture } from '@latchkey/ui/picture';
import { StayBill } from '@latchkey/ui/stay-bill';
import { small } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { guestCountOf } from '../../../stay/guest-count.ts';
import { usePartyFacts } from '../../../stay/party-facts.ts';
import { WhyTax } from '../../../stay/why-tax.tsx';
import { checkedOffer } from '@latchkey/stay/price-check';
import { useStayDates } from '@latchkey/stay/stay-words';
import { dueOfMethod, type OfferedStay } from '../room-checkout.model.ts';
import { roomsUrl } from '../rooms-url.ts';
import type { Typed } from '../typed.ts';
import * as styles from './stay-summary.module.css';

interface StaySummaryProps {
  readonly stay: OfferedStay;
  readonly typed: Pick<Typed, 'way' | 'invoice'>;
}

/** The key tag with the stay and its bill. */
export function StaySummary({ stay, typed: { way: method, invoice } }: StaySummaryProps) {
  const { locale, imageQuality, site } = usePage();
  const { t } = useLingui();
  const { selection, bill } = stay.quote;
  const { dates, nights } = useStayDates(selection);
  const party = usePartyFacts(nights, guestCountOf(selection));
  const due = method === null ? null : (bill.dueNow[dueOfMethod(method)] ?? null);
  const [inFrom, outBy] = [formatTime(stay.checkInTime, locale), formatTime(stay.checkOutTime, locale)];
  const facts = nights > 0 ? [...party, t`check-in from ${inFrom}, check-out by ${outBy}`] : party;
  const say = (amount: number) => formatMoney(amount, bill.currency, locale);
  return (
    <KeyTag title={t`Your stay`} titleId="your-stay" headline={dates} note={facts.join(' · ')}>
      <div className={styles.room}>
        {stay.picture ? (
          <Picture
            image={{ ...stay.picture, alt: '' }}
            sizes="88px"
            quality={imageQuality}
            className={styles.picture}
          />
        ) : null}
        <div>
          <p className={styles.name}>{stay.roomTypeNames.join(' · ')}</p>
          <a className={cx(small, styles.change)} href={inLanguage(roomsUrl(stay, site), locale)}>
            <Trans>Change dates or guests</Trans>
          </a>
        </div>
      </div>
      <StayBill
        bill={bill}
        locale={locale}
        unit={nights > 0 ? 'night' : 'stay'}
        promotions={stay.promotions}
        couponCode={selection.couponCode}
        totalProps={checkedOffer}
        nameOf={(line) => stay.roomNames[`${line.roomTypeId} ${line.ratePlanId}`] ?? line.roomTypeId}
      >
        {due === null || due === bill.total ? null : (
          <>
            <BillLine kind="ruled" label={<Trans>Now, online</Trans>} amount={say(due)} />
            <BillLine
              label={
                method === 'advance' && stay.quote.rest !== undefined ? (
                  <Trans context="what of the price is paid later">Later</Trans>
                ) : (
                  <Trans>At the hotel</Trans>
                )
              }
              amount={say(bill.total - due)}
            />
          </>
        )}
      </StayBill>
      {invoice.company.trim() === '' ? null : (
        <p className={small}>
          <Trans>
            Invoice to <bdi>{invoice.company}</bdi> <bdi>{invoice.taxNumber}</bdi>
          </Trans>
        </p>
      )}
      <WhyTax bill={bill} unit={selection.stay.kind === 'nights' ? 'night' : 'stay'} />
    </KeyTag>
  );
}
