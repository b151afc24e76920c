import { Trans } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from './proof-fields.module.css';

/** What the guest declared to be free of a tax: who cannot prove it pays the tax. */
export function ProofFields() {
  const { booking, asked } = useBooking().model;
  const { taxExemptions = [] } = booking;
  if (taxExemptions.length === 0) return null;
  return (
    <fieldset className={styles.proofs}>
      <legend className={styles.legend}>
        <Trans>Free of a tax, as proved on arrival</Trans>
      </legend>
      <input type="hidden" name="proofs" value="asked" />
      {taxExemptions.map(({ id, text }) => (
        <label key={id} className={styles.proof}>
          <input type="checkbox" name={`p.${id}`} defaultChecked={!('proofs' in asked) || `p.${id}` in asked} />
          <bdi>{text}</bdi>
        </label>
      ))}
      <small className={styles.hint}>
        <Trans>What is not ticked is charged.</Trans>
      </small>
    </fieldset>
  );
}
