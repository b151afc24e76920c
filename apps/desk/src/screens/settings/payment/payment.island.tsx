import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ProveAgain } from '../../../passkeys/prove-again.tsx';
import { Findings } from '../parts/findings.tsx';
import type { FieldGroup } from '../fields/field.types.ts';
import { waysGroup } from '../fields/groups/payment.ts';
import { GroupFields } from '../parts/group-fields.tsx';
import type { PartModel } from '../settings.model.ts';
import { type LoadCheck, useTypingWarnings } from '../typing/use-typing-warnings.ts';
import { AccountKeys } from './account-keys.tsx';
import { withPaymentWords } from './payment-words.ts';
import { atPropertyName, waysName, type PaymentPage } from '../model/payment.types.ts';
import { RequestChoices } from './request-choices.tsx';
import { TakenByChoices } from './taken-by-choices.tsx';
import * as styles from './payment.module.css';

interface PaymentProps {
  readonly model: PartModel;
  readonly payment: PaymentPage;
  readonly here: string;
  readonly hotelId: number;
  readonly loadCheck: LoadCheck;
}

const isOfProperty = ({ id }: FieldGroup): boolean => id === waysGroup;

/** How guests can pay, who takes online payments, and the keys of the hotel’s own accounts. */
export const Payment = withPaymentWords(function PaymentOfHotel({
  model: latest,
  payment,
  here,
  hotelId,
  loadCheck,
}: PaymentProps) {
  // News of the hotel must not change the draft beside what is being chosen: the one that was read is the one that is saved.
  const [{ read, ways }] = useState({ read: latest, ways: payment });
  const { warned, onInput } = useTypingWarnings(read, { hotelId, loadCheck });
  const model = { ...read, warned };
  const { t } = useLingui();
  const { locale } = usePage();
  const { findings, draft, groups } = model;
  return (
    <div className={styles.page}>
      {model.problem === 'prove_again' ? (
        <p className={styles.acts}>
          <ProveAgain here={here} />
        </p>
      ) : null}
      {findings.length === 0 ? null : <Findings findings={findings} hotelId={hotelId} />}
      <form method="post" action={postAddress('save', locale)} className={styles.form} onInput={onInput} noValidate>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name={waysName} value="asked" />
        <fieldset className={styles.ways}>
          <legend className={styles.title}>
            <Trans context="ways to pay">At the hotel</Trans>
          </legend>
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it. */}
          <label className={styles.tick}>
            <input type="checkbox" name={atPropertyName} value="yes" defaultChecked={ways.takesAtProperty} />
            <span>
              <Trans>Guests can pay at the hotel</Trans>
            </span>
          </label>
          {groups.filter(isOfProperty).map((group) => (
            <GroupFields key={group.id} group={group} model={model} isTitled={false} />
          ))}
        </fieldset>
        {ways.mayChoose ? (
          <TakenByChoices ways={ways} currency={model.currency} />
        ) : (
          <section aria-label={t`Online, when booking`}>
            <h2 className={styles.title}>
              <Trans>Online, when booking</Trans>
            </h2>
            <p>
              {ways.takenBy === 'nobody' ? (
                <Trans>Guests pay nothing online.</Trans>
              ) : (
                <Trans>
                  Online payments go through <bdi>{ways.company}</bdi>.
                </Trans>
              )}{' '}
              <span className={soft}>
                <Trans>Only an owner can set whose account that is.</Trans>
              </span>
            </p>
          </section>
        )}
        <RequestChoices ways={ways} />
        {groups.some(({ fields }) => fields.some(({ label }) => label === 'deposit')) ? (
          <p>
            <Trans>
              A security deposit is held on the card that a guest leaves as a guarantee, from the day of arrival to the
              end of the day of departure, of stays of up to four nights: banks hold no longer. Nothing of it is taken
              unless you do, with a reason.
            </Trans>
          </p>
        ) : null}
        {groups
          .filter((one) => !isOfProperty(one))
          .map((group) => (
            <GroupFields key={group.id} group={group} model={model} isTitled={false} />
          ))}
        <p className={styles.save}>
          <Button type="submit">
            <Trans context="the draft of what guests see">Save in the draft</Trans>
          </Button>
        </p>
      </form>
      {payment.mayChoose && payment.accounts !== null ? (
        <AccountKeys payment={payment} accounts={payment.accounts} problem={latest.problem} />
      ) : null}
    </div>
  );
});
