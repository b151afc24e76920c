import { x } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { companionField, type CompanionForm } from '@latchkey/booking-core/validation';
import * as styles from './companion-fields.module.css';
import { FormAct } from './form-act.tsx';
import { Two } from './part.tsx';

interface CompanionFieldsProps {
  readonly place: number;
  readonly companion: CompanionForm;
  readonly takesFocus: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (companion: CompanionForm) => void;
  readonly onRemove: () => void;
}

/** Somebody who travels along: a name, perhaps an age, and the way out again. */
export function CompanionFields({ place, companion, takesFocus, errorOf, onChange, onRemove }: CompanionFieldsProps) {
  const { t } = useLingui();
  const number = place + 2;
  return (
    <fieldset className={styles.companion}>
      <legend className={styles.legend}>
        <Trans>Traveller {number}</Trans>
      </legend>
      <Two>
        <TextField
          id={companionField(place, 'fullName')}
          name={companionField(place, 'fullName')}
          label={<Trans>Full name</Trans>}
          autoComplete={`section-guest${number} name`}
          enterKeyHint="next"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that came back without a script begins at its head again.
          autoFocus={takesFocus}
          value={companion.fullName}
          error={errorOf(companionField(place, 'fullName'))}
          onChange={(event) => onChange({ ...companion, fullName: event.target.value })}
        />
        <TextField
          id={companionField(place, 'age')}
          name={companionField(place, 'age')}
          label={<Trans>Age</Trans>}
          optional
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={companion.age}
          error={errorOf(companionField(place, 'age'))}
          onChange={(event) => onChange({ ...companion, age: event.target.value })}
        />
      </Two>
      <FormAct act={`remove-traveller-${place}`} aria-label={t`Remove traveller ${number}`} onAct={onRemove}>
        <Icon icon={x} />
        <Trans context="take a traveller out">Remove</Trans>
      </FormAct>
    </fieldset>
  );
}
