import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { cx } from '@latchkey/ui/cx';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { confirmationName, withRequestName, type PaymentPage } from '../model/payment.types.ts';
import * as styles from './payment.module.css';

/** Whether stays are booked at once or the hotel answers each request, and whether requests are paid. */
export function RequestChoices({ ways: { confirmation, paysWithRequest } }: { readonly ways: PaymentPage }) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceGroup legend={t`When guests book`} className={cx(styles.choices)}>
        <Choice
          name={confirmationName}
          value="instant"
          defaultChecked={confirmation === 'instant'}
          label={<Trans>It is booked at once</Trans>}
        />
        <Choice
          name={confirmationName}
          value="manual"
          defaultChecked={confirmation === 'manual'}
          label={<Trans>You answer each request</Trans>}
          what={<Trans>Requests that you do not answer in time expire automatically.</Trans>}
        />
      </ChoiceGroup>
      <fieldset className={styles.ways}>
        <legend className={styles.title}>
          <Trans>Requests</Trans>
        </legend>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- The words stand in it. */}
        <label className={styles.tick}>
          <input type="checkbox" name={withRequestName} value="yes" defaultChecked={paysWithRequest} />
          <span>
            <Trans>Guests pay what is due online with their request, before you answer it</Trans>
          </span>
        </label>
        <p className={soft}>
          <Trans>
            Before paying, guests read that everything is refunded unless you accept. If not ticked, they pay after you
            accept.
          </Trans>
        </p>
      </fieldset>
    </>
  );
}
