import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StayModel } from '../stay-model.types.ts';
import * as styles from './search-form.module.css';

/** The search form for browsers without JavaScript: drawn by the server alone. */
export function PlainSearch({ stay, today }: Pick<StayModel, 'stay' | 'today'>): ReactNode {
  const { t } = useLingui();
  return (
    <div className={styles.plain}>
      <TextField label={t`Arrival`} type="date" name="checkIn" min={today} defaultValue={stay.checkIn} />
      <TextField label={t`Departure`} type="date" name="checkOut" min={today} defaultValue={stay.checkOut} />
      <TextField label={t`Adults`} type="number" name="adults" min={1} max={20} defaultValue={stay.guests.adults} />
      <TextField
        label={t`Children`}
        type="number"
        name="children"
        min={0}
        max={20}
        defaultValue={stay.guests.childAges.length}
      />
    </div>
  );
}
