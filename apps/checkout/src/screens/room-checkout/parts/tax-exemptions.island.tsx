import { FieldError } from '@latchkey/ui/field-error';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { later } from '../../../words/later-words.ts';
import { codeRefusals } from '../room-checkout.copy.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { countedField, exemptionField, offeredField } from '../tax-exemptions.ts';
import { useTaxExemptions } from '../use-tax-exemptions.ts';
import { Part } from './part.tsx';
import * as styles from './tax-exemptions.module.css';

/** Boxes by which a guest is free of a tax. */
export const TaxExemptions = later(({ stay }: { readonly stay: OfferedStay }) => {
  const { i18n } = useLingui();
  const { declared, busy, isRefused, declare, boxes } = useTaxExemptions(stay);
  const { taxExemptions } = stay;
  const counted = taxExemptions.map(({ id }) => id).filter((id) => stay.quote.selection.taxExemptions?.includes(id));
  return (
    <Part title={<Trans>Free of a tax?</Trans>}>
      <input type="hidden" name={offeredField} value={taxExemptions.map(({ id }) => id).join(' ')} />
      <input type="hidden" name={countedField} value={counted.join(' ')} />
      <p className={soft}>
        <Trans>Tick what is true of all of you. The hotel asks for proof when you arrive.</Trans>
      </p>
      <div ref={boxes}>
        {taxExemptions.map(({ id, text }) => (
          <label key={id} className={styles.box} aria-busy={busy || undefined}>
            <input
              type="checkbox"
              name={exemptionField(id)}
              checked={declared.includes(id)}
              onChange={(event) => void declare(id, event.target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {isRefused ? <FieldError>{i18n._(codeRefusals.unknown)}</FieldError> : null}
    </Part>
  );
});
