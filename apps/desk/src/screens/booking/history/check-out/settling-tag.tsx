import { withSearch } from '@latchkey/site/urls';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Price } from '@latchkey/ui/price';
import { refundDays } from '@latchkey/booking-core/refund';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../../frame/in-place-link.tsx';
import { ActForm } from '../../acts/act-form.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import { useGuestName } from '../../use-guest-name.ts';
import { useSums } from '../../use-sums.ts';
import { CashGiven } from './cash-given.tsx';
import { CompanyAccount } from './company-account.tsx';
import * as styles from './check-out.module.css';
import { PayerParts } from './payer-parts.tsx';
import { type EarlyOption, useEarly } from './use-early.ts';
import { useParts } from './use-parts.ts';
import { WayPicks } from './way-picks.tsx';

const formId = 'check-out';

/** What the press carries of an early departure: the choice, and what was shown of it. */
const earlyFields = ({ keep, kept, charged }: EarlyOption): Readonly<Record<string, string>> => ({
  keep,
  kept: String(kept),
  charged: String(charged),
});

/** Who gives what to whom, by what, and the one press that settles it and checks the guest out. */
export function SettlingTag() {
  const { t } = useLingui();
  const { model, can, busy } = useBooking();
  const say = useSums();
  const name = useGuestName();
  const early = useEarly()?.chosen;
  const { toPay, toGiveBack } = early ?? model.booking.ifCheckedOut ?? { toPay: 0, toGiveBack: 0 };
  const online = early?.onItsWay ?? model.folio?.onItsWay.online ?? 0;
  const { sum } = model.asked;
  const [least, most] = refundDays.cancellation;
  const parts = useParts(toPay);
  const { due } = parts;
  const [collected, refunded, onItsWay] = [say(due), say(toGiveBack), say(online)];
  const isOwed = due > 0 || toGiveBack > 0;
  const press = isOwed ? t`Settle and check out` : t({ message: 'Check out', context: 'act of the reception' });
  return (
    <>
      <KeyTag
        titleId="settle"
        title={
          <>
            {due > 0 ? (
              <Trans>Collect from {name}</Trans>
            ) : toGiveBack > 0 ? (
              <Trans>Give back to {name}</Trans>
            ) : online > 0 ? (
              <Trans>Online refund to {name}</Trans>
            ) : (
              <Trans>{name} has nothing to pay</Trans>
            )}
            {isOwed || online > 0 ? (
              <Price className={styles.sum}>{due > 0 ? collected : toGiveBack > 0 ? refunded : onItsWay}</Price>
            ) : null}
            {due > 0 && toGiveBack > 0 ? (
              <small className={styles.also}>
                <Trans>and give back {refunded}</Trans>
              </small>
            ) : null}
          </>
        }
      >
        <ActForm
          act="check_out"
          id={formId}
          fields={{ due: String(due), ...(early && earlyFields(early)) }}
          again={{ open: 'check_out', ...(early && { keep: early.keep }), ...(sum === undefined ? {} : { sum }) }}
          className={styles.form}
        >
          <PayerParts parts={parts} />
          {due > 0 ? (
            <>
              <WayPicks name="settle" legend={t`How the guest pays`} />
              <CashGiven due={due} />
              <CompanyAccount />
            </>
          ) : null}
          {toGiveBack > 0 ? <WayPicks name="handed" legend={t`How the guest is given ${refunded}`} /> : null}
          {early?.keep === 'sum' ? (
            <TextField
              name="keptWhy"
              label={t`Why this sum is charged`}
              hint={t`The journal keeps the reason.`}
              dir="auto"
              required
              maxLength={fieldLengths.propertyNote}
              defaultValue={model.typed['keptWhy'] ?? ''}
            />
          ) : null}
          {isOwed ? (
            <div className={styles.why}>
              <TextField
                name="why"
                label={t`Why it stays open`}
                hint={t`The stay is listed on Today under Accounts left open until it is settled.`}
                dir="auto"
                maxLength={fieldLengths.propertyNote}
                defaultValue={model.typed['why'] ?? ''}
              />
            </div>
          ) : null}
          {due > 0 && can.includes('payment_link') ? (
            <InPlaceLink className={textLinkClass} to={withSearch(model.here, { open: 'payment_link' } as never)}>
              <Trans>Send a link to pay first</Trans>
            </InPlaceLink>
          ) : null}
          {online > 0 ? (
            <p className={styles.caption}>
              <Trans>
                {onItsWay} is refunded online, the way it was paid, and arrives in {least} to {most} business days. Do
                not hand over any cash.
              </Trans>
            </p>
          ) : null}
          <Button type="submit" className={styles.press} busy={busy === 'check_out'}>
            {press}
          </Button>
          <p className={styles.caption}>
            <Trans>
              The room goes to cleaning. The check-out can be undone; money that was recorded stays recorded.
            </Trans>
          </p>
          <InPlaceLink className={textLinkClass} to={model.here} data-keys="Escape">
            <Trans context="leave a question unanswered">Not now</Trans>
          </InPlaceLink>
        </ActForm>
      </KeyTag>
      <div className={styles.thumb} role="group" aria-label={press}>
        {isOwed ? (
          <span>
            <Price className={styles.sum}>{due > 0 ? collected : refunded}</Price>
            <small>{due > 0 ? <Trans>to collect</Trans> : <Trans>to give back</Trans>}</small>
          </span>
        ) : null}
        <Button type="submit" form={formId} busy={busy === 'check_out'}>
          {press}
        </Button>
      </div>
    </>
  );
}
