import type { PropertyChangeQuote } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { ActForm } from '../../acts/act-form.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import * as styles from '../../panel.module.css';
import { PanelFoot } from '../panel.tsx';

/** The press that makes a priced change; where another price was agreed, with its reason. */
export function ChangeFoot({
  act,
  quote,
  agreed,
}: {
  readonly act: 'change' | 'extras';
  readonly quote: PropertyChangeQuote;
  readonly agreed: number | null;
}) {
  const { t } = useLingui();
  const say = useSums();
  const { model, busy } = useBooking();
  const difference = (agreed ?? quote.newTotal) - model.booking.total;
  const sum = say(Math.abs(difference));
  const label =
    difference > 0
      ? t`Change it, ${sum} more`
      : difference < 0
        ? t`Change it, ${sum} less`
        : t`Change it at the same price`;
  return (
    <ActForm
      act={act}
      fields={{ quote: quote.quoteToken, ...(agreed === null ? {} : { agreed: String(agreed) }) }}
      again={{ ...model.asked, open: act }}
    >
      {agreed === null ? null : (
        <div className={styles.fields}>
          <TextField
            name="why"
            label={t`Why this price`}
            hint={t`The journal keeps it; the guest does not see it.`}
            required
            dir="auto"
            maxLength={fieldLengths.propertyNote}
            defaultValue={model.typed['why'] ?? ''}
          />
        </div>
      )}
      <PanelFoot>
        <Button type="submit" size="small" busy={busy === act}>
          {label}
        </Button>
      </PanelFoot>
    </ActForm>
  );
}
