import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { BillLine } from '@latchkey/ui/bill';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Picture } from '@latchkey/ui/picture';
import { StayBill } from '@latchkey/ui/stay-bill';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { guestsOf } from '../../../stay/guest-count.ts';
import { useStayDates } from '@latchkey/stay/stay-words';
import type { OfferedStay, PaymentWay } from '../room-checkout.model.ts';
import * as styles from './stay-summary.module.css';

/** The key tag with the stay and its bill. */
export function StaySummary({ stay, way }: { readonly stay: OfferedStay; readonly way: PaymentWay | null }) {
  const { locale, imageQuality } = usePage();
  const { t } = useLingui();
  const { selection, bill } = stay.quote;
  const { dates, nights } = useStayDates(selection);
  const { adults, children } = guestsOf(selection);
  const due = way === null ? null : bill.dueNow[way];
  const [inFrom, outBy] = [formatTime(stay.checkInTime, locale), formatTime(stay.checkOutTime, locale)];
  const facts = [
    nights > 0 ? t`${plural(nights, { one: '# night', other: '# nights' })}` : null,
    t`${plural(adults, { one: '# adult', other: '# adults' })}`,
    children > 0 ? t`${plural(children, { one: '# child', other: '# children' })}` : null,
    nights > 0 ? t`in from ${inFrom}, out by ${outBy}` : null,
  ];
  const say = (amount: number) => formatMoney(amount, bill.currency, locale);
  return (
    <KeyTag
      title={t`Your stay`}
      titleId="your-stay"
      headline={dates}
      note={facts.filter((fact) => fact !== null).join(' · ')}
    >
      <div className={styles.room}>
        {stay.picture ? (
          <Picture
            image={{ ...stay.picture, alt: '' }}
            sizes="88px"
            quality={imageQuality}
            className={styles.picture}
          />
        ) : null}
        <p className={styles.name}>{Object.values(stay.roomNames).join(' · ')}</p>
      </div>
      <StayBill
        bill={bill}
        locale={locale}
        unit={nights > 0 ? 'night' : 'stay'}
        nameOf={(line) => stay.roomNames[`${line.roomTypeId} ${line.ratePlanId}`] ?? line.roomTypeId}
      >
        {due === undefined || due === null || due === bill.total ? null : (
          <>
            <BillLine kind="ruled" label={<Trans>Now, online</Trans>} amount={say(due)} />
            <BillLine label={<Trans>At the hotel</Trans>} amount={say(bill.total - due)} />
          </>
        )}
      </StayBill>
    </KeyTag>
  );
}
