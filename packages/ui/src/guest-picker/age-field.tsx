import { childPriceEndsAt } from '@latchkey/booking-core/pricing';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { SelectField } from '../field/select-field.tsx';
import * as styles from './guest-picker.module.css';

const ages = Array.from({ length: 16 }, (_, place) => place + 2);

/** A child's age; not given counts as under 12. */
export function AgeField({
  child,
  age,
  onChange,
}: {
  readonly child: number;
  readonly age: number | null;
  readonly onChange: (age: number | null) => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <div className={styles.age}>
      <SelectField
        label={t`Age of child ${child}`}
        optional
        value={age ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{t({ message: `Not given (under ${childPriceEndsAt})`, context: "a child's age" })}</option>
        {ages.map((years) => (
          <option key={years} value={years}>
            {t`${plural(years, { one: '# year', other: '# years' })}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
