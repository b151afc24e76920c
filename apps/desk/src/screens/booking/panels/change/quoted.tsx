import { Trans } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from '../../panel.module.css';
import { sumFromField } from '../../sum-field.ts';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeFoot } from './change-foot.tsx';
import { ProblemLine } from '../problem-line.tsx';

/** What comes of the change that is asked for: its effect and its press, or why it cannot be. */
export function Quoted({ act }: { readonly act: 'change' | 'extras' }) {
  const { change, asked, booking, preview } = useBooking().model;
  if (change === null)
    return (
      <p className={styles.said}>
        <Trans>The page shows what it does to money and rooms before anything is done.</Trans>
      </p>
    );
  if (change.kind === 'refused') return <ProblemLine problem={change.problem} />;
  if (typeof preview === 'string') return <ProblemLine problem={preview} />;
  const agreed = sumFromField(asked['agreed'], booking.currency);
  return (
    <>
      <ChangeEffect quote={change.quote} />
      <ChangeFoot act={act} quote={change.quote} agreed={agreed} />
    </>
  );
}
