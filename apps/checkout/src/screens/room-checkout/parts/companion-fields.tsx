import { x } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { companionField, companionFieldNames, isOptional, type CompanionForm } from '@latchkey/booking-core/validation';
import { travellerFieldCopy } from '../traveller-fields.copy.ts';
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

/** The fields of a companion, and a button that removes them. */
export function CompanionFields({ place, companion, takesFocus, errorOf, onChange, onRemove }: CompanionFieldsProps) {
  const { t, i18n } = useLingui();
  const number = place + 2;
  return (
    <fieldset className={styles.companion}>
      <legend className={styles.legend}>
        <Trans>Traveller {number}</Trans>
      </legend>
      <Two>
        {companionFieldNames.map((field, at) => {
          const { label, autoComplete, inputMode } = travellerFieldCopy[field];
          const name = companionField(place, field);
          return (
            <TextField
              key={field}
              id={name}
              name={name}
              label={i18n._(label)}
              {...(isOptional(field) ? { optional: true } : { required: true })}
              {...(inputMode && { inputMode })}
              autoComplete={autoComplete === undefined ? 'off' : `section-guest${number} ${autoComplete}`}
              enterKeyHint="next"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that came back without a script begins at its head again.
              autoFocus={takesFocus && at === 0}
              value={companion[field]}
              error={errorOf(name)}
              onChange={(event) => onChange({ ...companion, [field]: event.target.value })}
            />
          );
        })}
      </Two>
      <FormAct act={`remove-traveller-${place}`} aria-label={t`Remove traveller ${number}`} onAct={onRemove}>
        <Icon icon={x} />
        <Trans context="take a traveller out">Remove</Trans>
      </FormAct>
    </fieldset>
  );
}
