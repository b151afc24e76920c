import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { currencySign, formatMoney } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { TextField } from '@latchkey/ui/text-field';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { PressForm } from '../../../frame/press-form.tsx';
import { mayHere } from '../../../session/may-here.ts';
import { useBooking } from '../booking-on-page.tsx';
import * as notes from '../parts/notes.module.css';
import * as styles from '../parts/payments.module.css';
import { PageSection } from '../parts/section.tsx';
import { withDepositWords } from './deposit-words.ts';
import { depositForm, type DepositProblem } from './perform-deposit.ts';
import { useDepositPress } from './use-deposit-press.ts';

const problemWords: Readonly<Record<DepositProblem, MessageDescriptor>> = {
  deposit_sum_missing: msg`Write the sum as a number, such as 18,480.`,
  deposit_reason_missing: msg`Say why: the guest reads the reason.`,
  deposit_above_held: msg`That is more than is held. Nothing was taken.`,
  deposit_not_held: msg`It is held no more. It stands here as it is now.`,
  deposit_changed: msg`Somebody has changed the booking meanwhile. Nothing was done: look at it, and press again.`,
  deposit_not_allowed: msg`Your role may not do this with a deposit. Ask the owner or a manager.`,
  deposit_unavailable: msg`The desk cannot be reached right now. Nothing was done with the deposit: please try again in a minute.`,
};

/** What is held on the guest's card as a security deposit, and what can be done with it. */
export const Deposit = withDepositWords(function DepositOfBooking(): ReactNode {
  const { t, i18n } = useLingui();
  const { model } = useBooking();
  const { isBusy, problem, press } = useDepositPress();
  const { deposit } = model.booking;
  if (deposit === undefined) return null;
  const { hotel } = model.frame;
  const isHeld = deposit.state === 'held';
  return (
    <PageSection id="deposit" title={<Trans context="section of a booking">Security deposit</Trans>}>
      {problem === null ? null : <Notice tone="bad" role="alert" title={i18n._(problemWords[problem])} />}
      <div className={styles.payment}>
        <p>
          <Said deposit={deposit} />
        </p>
        {isHeld && mayHere(hotel, 'letDepositGo') ? (
          <DepositForm what="let_go" press={press} className={styles.act}>
            <Button type="submit" look="quiet" size="small" busy={isBusy}>
              {t({ message: 'Let it go', context: 'a security deposit' })}
            </Button>
          </DepositForm>
        ) : null}
      </div>
      {isHeld && mayHere(hotel, 'captureDeposit') ? <TakeDeposit press={press} isBusy={isBusy} /> : null}
    </PageSection>
  );
});

interface SaidProps {
  readonly deposit: NonNullable<BookingAtDesk['deposit']>;
}

function Said({ deposit }: SaidProps): ReactNode {
  const { locale } = usePage();
  const { currency, timeZone } = useBooking().model.booking;
  const say = (sum: number) => <Price weight="plain">{formatMoney(sum, currency, locale)}</Price>;
  const [amount, taken] = [say(deposit.amount), say(deposit.captured)];
  const [first, last] = [formatDate(deposit.firstDay, locale), formatDate(deposit.lastDay, locale)];
  const reason = <bdi>{deposit.reason ?? '–'}</bdi>;
  switch (deposit.state) {
    case 'due':
      return (
        <Trans>
          {amount}, to be held on {first}
        </Trans>
      );
    case 'held':
      return (
        <>
          <Trans>
            {amount}, held until the end of {last}
          </Trans>
          {deposit.endsAt === undefined ? null : <BankEnds at={Date.parse(deposit.endsAt)} timeZone={timeZone} />}
        </>
      );
    case 'capturing':
      return (
        <Trans>
          {taken} is being taken: {reason}
        </Trans>
      );
    case 'captured':
      return (
        <Trans>
          {taken} of {amount} taken: {reason}
        </Trans>
      );
    case 'letting_go':
    case 'let_go':
      return <Trans>{amount}, let go</Trans>;
    case 'ended':
      return <Trans>{amount}, ended by the bank: nothing is held any more</Trans>;
    case 'failed':
      return <Trans>{amount}, not held by the bank: ask the guest for it</Trans>;
  }
}

function BankEnds({ at, timeZone }: { readonly at: number; readonly timeZone: string }) {
  const { locale } = usePage();
  const moment = withCommas([formatMomentDate(at, timeZone, locale), formatMomentTime(at, timeZone, locale)], locale);
  return (
    <small className={styles.small}>
      <Trans>The bank holds it until {moment} at the longest.</Trans>
    </small>
  );
}

interface PressProps {
  readonly press: (form: FormData) => void;
}

/** Takes a sum of it, once; the rest is let go. */
function TakeDeposit({ press, isBusy }: PressProps & { readonly isBusy: boolean }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { typed, booking } = useBooking().model;
  const sign = currencySign(booking.currency, locale);
  const isTyped = typed['deposit'] !== undefined;
  return (
    <details open={isTyped ? true : undefined}>
      <summary className={notes.leave}>
        <Trans>Take a sum of it; the rest is let go</Trans>
      </summary>
      <DepositForm what="take" press={press} className={notes.write}>
        <TextField
          name="sum"
          label={t`Sum to take, in ${sign}`}
          inputMode="decimal"
          dir="ltr"
          required
          defaultValue={isTyped ? typed['sum'] : ''}
        />
        <TextField
          name="why"
          label={t`Reason, which the guest reads`}
          dir="auto"
          required
          maxLength={fieldLengths.invoiceCompany}
          defaultValue={isTyped ? typed['why'] : ''}
        />
        <Button type="submit" look="quiet" size="small" busy={isBusy}>
          {t({ message: 'Take the sum', context: 'of a security deposit' })}
        </Button>
      </DepositForm>
    </details>
  );
}

interface DepositFormProps extends PressProps {
  readonly what: 'take' | 'let_go';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that works without a script; with it, it answers in place. */
function DepositForm({ what, press, className, children }: DepositFormProps) {
  const { locale } = usePage();
  const { model } = useBooking();
  const { lastEvent, currency } = model.booking;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    press(new FormData(event.currentTarget));
  };
  return (
    <PressForm action={postAddress(depositForm, locale)} onSubmit={submit} className={className}>
      {Object.entries({ what, seen: String(lastEvent), key: model.key, currency }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </PressForm>
  );
}
