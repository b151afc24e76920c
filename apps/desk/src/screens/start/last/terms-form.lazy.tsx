import { cancellationPresets } from '@latchkey/booking-core/onboarding';
import { usualPolicies } from '@latchkey/booking-core/cancellation';
import { tiersSentence } from '@latchkey/format/terms-sentences';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { cx } from '@latchkey/ui/cx';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { faultWords } from '../start.copy.ts';
import type { Start } from '../start.model.ts';
import * as styles from '../forms.module.css';
import { StepFoot } from '../parts/step-foot.tsx';
import { policyWords, takesWords } from './terms.copy.ts';
import { OnlineChoices } from './online-choices.tsx';

function Tick({
  name,
  isOn,
  children,
}: {
  readonly name: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} value="yes" defaultChecked={isOn} />
      <span>{children}</span>
    </label>
  );
}

/** How it is booked, cancelled and paid for. */
export function TermsForm({ start }: { readonly start: Start }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { answers, proposal, faults } = start;
  const terms = answers.terms;
  const fault = faults.find(({ field }) => field === 'checkIn');
  const zones = proposal?.timeZones ?? [];
  const classes = proposal?.classes ?? [];
  const hasTaxes = (proposal?.taxes.length ?? 0) > 0;
  return (
    <form className={styles.form} method="post" action={postAddress('terms', locale)} noValidate>
      <input type="hidden" name="version" value={start.version} />
      <ChoiceGroup legend={t`When guests cancel`} className={cx(styles.choices, styles.one)}>
        {cancellationPresets.map((policy) => (
          <Choice
            key={policy}
            name="policy"
            value={policy}
            label={i18n._(policyWords[policy])}
            what={tiersSentence(usualPolicies[policy], null, locale).join(' ')}
            defaultChecked={(terms?.policy ?? 'moderate') === policy}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t`When guests book`} className={cx(styles.choices, styles.one)}>
        <Choice
          name="confirmation"
          value="instant"
          label={<Trans>It is booked at once</Trans>}
          defaultChecked={terms?.confirmation !== 'manual'}
        />
        <Choice
          name="confirmation"
          value="manual"
          label={<Trans>You answer each request</Trans>}
          defaultChecked={terms?.confirmation === 'manual'}
        />
      </ChoiceGroup>
      <div className={styles.pair}>
        <TextField
          type="time"
          name="checkIn"
          id="checkIn"
          dir="ltr"
          label={t`Check-in from`}
          defaultValue={terms?.checkIn ?? proposal?.checkIn ?? '14:00'}
          error={fault === undefined ? undefined : i18n._(faultWords[fault.code])}
        />
        <TextField
          type="time"
          name="checkOut"
          id="checkOut"
          dir="ltr"
          label={t`Check-out until`}
          defaultValue={terms?.checkOut ?? proposal?.checkOut ?? '11:00'}
        />
      </div>
      {zones.length < 2 ? null : (
        <SelectField label={t`Time zone`} name="timeZone" id="timeZone" defaultValue={terms?.timeZone ?? ''}>
          {zones.map((zone, at) => (
            <option key={zone} value={at === 0 ? '' : zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      )}
      {hasTaxes ? (
        <ChoiceGroup legend={t`Taxes`} className={cx(styles.choices, styles.one)}>
          <Choice
            name="taxes"
            value="yes"
            label={<Trans>Charge those that are proposed</Trans>}
            what={<Trans>They are shown beside. You can change them in Settings.</Trans>}
            defaultChecked={terms?.hasProposedTaxes !== false}
          />
          <Choice
            name="taxes"
            value="no"
            label={<Trans>Charge none</Trans>}
            defaultChecked={terms?.hasProposedTaxes === false}
          />
        </ChoiceGroup>
      ) : null}
      {classes.length === 0 ? null : (
        <SelectField
          label={t`Class of the property by law`}
          name="taxClass"
          id="taxClass"
          defaultValue={terms?.taxClass ?? ''}
        >
          {classes.map(({ id, name }, at) => (
            <option key={id} value={at === 0 ? '' : id} lang="en">
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className={cx(styles.choices, styles.one)}>
        <legend>
          <Trans>Guests pay at the property</Trans>
        </legend>
        {waysAtProperty.map((way) => (
          <Tick key={way} name={`takes.${way}`} isOn={terms?.takes?.includes(way) ?? false}>
            {i18n._(takesWords[way])}
          </Tick>
        ))}
      </fieldset>
      <OnlineChoices start={start} />
      <StepFoot step="terms" start={start}>
        <Button type="submit">
          <Trans>Next: preview</Trans>
        </Button>
      </StepFoot>
    </form>
  );
}
