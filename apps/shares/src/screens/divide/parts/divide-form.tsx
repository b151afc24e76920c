import { amountTyped } from '@latchkey/booking-core/money';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, postAddress, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Button, TextLink } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { small, soft } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { ReadyDivide, ShareLine } from '../divide.model.ts';
import * as styles from '../divide.module.css';
import { mostShares } from '../proposed-lines.ts';

/** The shares as they shall be: equal parts to begin with, any sum by hand. Works without a script. */
export function DivideForm({ model }: { readonly model: ReadyDivide }): ReactNode {
  const { locale } = usePage();
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  // Pressed twice it is sent once.
  const send = (event: FormEvent): void => (isSending ? event.preventDefault() : setSending(true));
  const { booking, lines, guests, rooms, problem, divided } = model;
  const page = urlOf('divide', { bookingId: booking.bookingId });
  const by = (what: string): string => inLanguage(`${page}?by=${what}#divide`, locale);
  const shown: readonly ShareLine[] =
    lines.length < mostShares ? [...lines, { shareId: '', label: '', amount: '' }] : lines;
  return (
    <>
      <div className={styles.by}>
        {guests > 1 ? (
          <TextLink href={by(String(Math.min(guests, mostShares)))}>
            <Trans>By bed: {guests} equal parts</Trans>
          </TextLink>
        ) : null}
        {rooms > 1 ? (
          <TextLink href={by('room')}>
            <Trans>By room: {rooms} parts, by the price of each</Trans>
          </TextLink>
        ) : null}
        <form method="get" action={`${page}#divide`} className={styles.count}>
          <input type="hidden" name="lang" value={locale} />
          <div className={styles.number}>
            <TextField
              label={<Trans>Equal parts</Trans>}
              name="by"
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              defaultValue={String(Math.max(1, lines.length))}
              required
            />
          </div>
          <Button type="submit" look="quiet">
            <Trans>Divide</Trans>
          </Button>
        </form>
      </div>
      {problem === null ? null : <Notice tone="bad" role="alert" title={<Problem code={problem} model={model} />} />}
      <form method="post" action={postAddress('shares', locale)} onSubmit={send}>
        <input type="hidden" name="key" value={model.key} />
        <ul className={styles.lines}>
          {shown.map(({ shareId, label, amount }, place) => (
            <li key={`${shareId} ${place} ${amount}`} className={styles.line}>
              <input type="hidden" name={`id.${place}`} value={shareId} />
              <TextField
                label={t`Who pays ${{ number: place + 1 }}`}
                name={`label.${place}`}
                defaultValue={label}
                maxLength={fieldLengths.shareLabel}
                autoComplete="off"
              />
              <TextField
                label={t`Sum in ${{ currency: divided.currency }}`}
                name={`amount.${place}`}
                defaultValue={amount}
                inputMode="decimal"
                dir="ltr"
                autoComplete="off"
              />
            </li>
          ))}
        </ul>
        <div className={styles.send}>
          <p className={cx(small, soft)}>
            <Trans>
              A line without an amount creates no link; a link whose amount you remove can no longer be paid. Only you
              see the names you type here.
            </Trans>
          </p>
          <Button type="submit" busy={isSending}>
            <Trans>Hand out the links</Trans>
          </Button>
        </div>
      </form>
    </>
  );
}

function Problem({ code, model }: { readonly code: string; readonly model: ReadyDivide }): ReactNode {
  switch (code) {
    case 'amount_wrong':
      return <Trans>One of the sums is not an amount. Please check them.</Trans>;
    case 'above_due':
      return <AboveDue model={model} />;
    case 'share_not_open':
      return <Trans>Someone has paid in the meantime. Please check who, and divide the rest again.</Trans>;
    case 'not_divisible':
    case 'too_late':
      return <Trans>It cannot be divided now: nothing is left to pay online, or the stay begins too soon.</Trans>;
    case 'verification-needed':
      return <Trans>This device cannot change the booking. Open it by a code first.</Trans>;
    default:
      return <Trans>That did not work. Please try again.</Trans>;
  }
}

/** By how much the sums are more than is left: with nine fields nobody adds by hand. */
function AboveDue({ model: { lines, divided } }: { readonly model: ReadyDivide }): ReactNode {
  const { locale } = usePage();
  const together = lines.reduce((all, { amount }) => all + (amountTyped(amount, divided.currency) ?? 0), 0);
  const say = (amount: number): string => formatMoney(amount, divided.currency, locale);
  const [sum, left, over] = [say(together), say(divided.left), say(together - divided.left)];
  if (together <= divided.left) return <Trans>Together that is more than is left to pay. Please check the sums.</Trans>;
  return (
    <Trans>
      Together that is {sum}, and {left} is left to pay: {over} too much.
    </Trans>
  );
}
