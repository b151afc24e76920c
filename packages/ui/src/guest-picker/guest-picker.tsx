import { childPriceEndsAt, type GuestCounts } from '@latchkey/booking-core/pricing';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stepper } from '../stepper/stepper.tsx';
import { AgeField } from './age-field.tsx';
import * as styles from './guest-picker.module.css';

export interface GuestPickerProps {
  readonly value: GuestCounts;
  readonly onChange: (value: GuestCounts) => void;
  /** People the hotel can take at once; infants do not count. */
  readonly most: number;
  /** From this age the hotel's children pay as adults; 12 unless it says otherwise. */
  readonly adultPriceFrom?: number | undefined;
}

/** Who is coming: adults, children with their ages if the guest likes to say, infants. */
export function GuestPicker({ value, onChange, most, adultPriceFrom = childPriceEndsAt }: GuestPickerProps): ReactNode {
  const { t } = useLingui();
  const { adults, childAges, infants } = value;
  const rows = [
    {
      name: t({ message: 'Adults', context: 'guests' }),
      note: t`18 and above`,
      count: adults,
      min: 1,
      max: most - childAges.length,
      set: (count: number) => onChange({ ...value, adults: count }),
    },
    {
      name: t({ message: 'Children', context: 'guests' }),
      note: t`From ${adultPriceFrom} years at the adult price`,
      count: childAges.length,
      min: 0,
      max: most - adults,
      set: (count: number) =>
        onChange({ ...value, childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? null) }),
    },
    {
      name: t({ message: 'Infants', context: 'guests' }),
      note: t`Under 2; a cot is free of charge`,
      count: infants,
      min: 0,
      max: 10,
      set: (count: number) => onChange({ ...value, infants: count }),
    },
  ];
  const setAge = (child: number, age: number | null): void =>
    onChange({ ...value, childAges: childAges.map((old, place) => (place === child ? age : old)) });
  return (
    <div>
      {rows.map((row, place) => (
        <div key={row.name}>
          <div className={styles.row}>
            <span>
              <b>{row.name}</b>
              <small>{row.note}</small>
            </span>
            <Stepper label={row.name} value={row.count} min={row.min} max={row.max} onChange={row.set} />
          </div>
          {place === 1
            ? childAges.map((age, child) => (
                <AgeField key={child} child={child + 1} age={age} onChange={(next) => setAge(child, next)} />
              ))
            : null}
        </div>
      ))}
    </div>
  );
}
