import { Trans, useLingui } from '@lingui/react/macro';
import { problemWords } from '../../booking.copy.ts';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from '../../panel.module.css';
import { sumFromField } from '../../sum-field.ts';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeFoot } from './change-foot.tsx';

/** What comes of the change that is asked for: its effect and its press, or why it cannot be. */
export function Quoted({ act }: { readonly act: 'change' | 'extras' }) {
  const { i18n } = useLingui();
  const { change, asked, booking, preview } = useBooking().model;
  if (change === null)
    return (
      <p className={styles.said}>
        <Trans>The page shows what it does to money and rooms before anything is done.</Trans>
      </p>
    );
  const refused = change.kind === 'refused' ? change.problem : preview;
  if (change.kind === 'refused' || typeof refused === 'string')
    return (
      <p className={styles.problem} role="alert">
        {i18n._(problemWords[typeof refused === 'string' ? refused : 'unavailable'])}
      </p>
    );
  const agreed = sumFromField(asked['agreed'], booking.currency);
  return (
    <>
      <ChangeEffect quote={change.quote} />
      <ChangeFoot act={act} quote={change.quote} agreed={agreed} />
    </>
  );
}
