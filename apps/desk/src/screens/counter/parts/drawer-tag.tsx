import type { Shift } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Price } from '@latchkey/ui/price';
import { TextField } from '@latchkey/ui/text-field';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { useCounterWords } from '../use-counter-words.ts';
import { ShiftFields } from './shift-fields.tsx';

/** The drawer in the hand: hidden until it was counted, then counted beside expected, and a reason where they differ. */
export function DrawerTag({
  model,
  shift,
  canWork,
}: {
  readonly model: FramedCounter;
  readonly shift: Shift;
  readonly canWork: boolean;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const say = useCounterWords({ currency: shift.currency, timeZone: model.counter.timeZone });
  const { account } = shift;
  if (account === null)
    return (
      <KeyTag titleId="drawer" title={<Trans>Cash drawer</Trans>}>
        <p className={styles.caption}>
          <Trans>What is expected in it is shown once you have counted.</Trans>
        </p>
      </KeyTag>
    );
  const off = say.sum(Math.abs(account.difference));
  const expected = say.sum(account.expected);
  const closedAt = shift.closedAt === null ? '' : say.at(shift.closedAt);
  const rows = [
    [t({ message: 'Opening', context: 'cash a drawer began with' }), shift.float],
    [t({ message: 'Taken', context: 'cash from guests' }), account.taken],
    [t({ message: 'Given back', context: 'cash to guests' }), 0 - account.given],
    [t({ message: 'Paid in', context: 'cash' }), account.paidIn],
    [t({ message: 'Paid out', context: 'cash' }), 0 - account.paidOut],
    [t({ message: 'Safe drop', context: 'cash taken to the safe' }), 0 - account.dropped],
  ] as const;
  return (
    <KeyTag
      titleId="drawer"
      title={
        <>
          <Price className={styles.big}>{say.sum(account.counted)}</Price>
          <span>
            <Trans context="of a cash drawer">counted</Trans>
          </span>
        </>
      }
      note={t`Expected ${expected}`}
    >
      <dl className={styles.sums}>
        {rows.map(([name, amount]) =>
          amount === 0 ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Price weight="plain">{say.sum(amount)}</Price>
              </dd>
            </div>
          ),
        )}
        <div className={styles.total}>
          <dt>
            <Trans context="cash in a drawer">Expected</Trans>
          </dt>
          <dd>
            <Price>{expected}</Price>
          </dd>
        </div>
        {account.difference === 0 ? null : (
          <div className={cx(styles.off)}>
            <dt>{account.difference < 0 ? <Trans>Short by</Trans> : <Trans>Over by</Trans>}</dt>
            <dd>
              <Price>{off}</Price>
            </dd>
          </div>
        )}
      </dl>
      {canWork ? (
        <ActionForm
          className={styles.closing}
          action={postAddress('count', locale, shift.isOwn ? {} : { shift: shift.shiftId })}
          noValidate
        >
          <ShiftFields shift={shift} formKey={`${model.key}.close`} />
          <input type="hidden" name="minor" value={account.counted} />
          <input type="hidden" name="closing" value="yes" />
          <TextField
            name="reason"
            label={t`Reason for the difference`}
            dir="auto"
            maxLength={fieldLengths.invoiceCompany}
            defaultValue={model.typed['reason'] ?? ''}
          />
          <Button type="submit" wide>
            {account.difference < 0 ? (
              <Trans>Close drawer, {off} short</Trans>
            ) : (
              <Trans>Close drawer, {off} over</Trans>
            )}
          </Button>
        </ActionForm>
      ) : shift.closedAt === null ? null : (
        <p className={styles.caption}>
          {shift.reason === null ? null : (
            <>
              <bdi>{shift.reason}</bdi>
              <br />
            </>
          )}
          <Trans>
            Closed {closedAt} by {shift.closedBy}
          </Trans>
        </p>
      )}
    </KeyTag>
  );
}
