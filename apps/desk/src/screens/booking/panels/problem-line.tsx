import { useLingui } from '@lingui/react/macro';
import { problemWords } from '../booking.copy.ts';
import type { BookingProblem } from '../booking.model.ts';
import * as styles from '../panel.module.css';

/** Why what a panel is asked for cannot be done. */
export function ProblemLine({ problem }: { readonly problem: BookingProblem }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.problem} role="alert">
      {i18n._(problemWords[problem])}
    </p>
  );
}
