import { cx } from '@latchkey/ui/cx';
import { useLingui } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import { ActButton } from './act-button.tsx';
import * as styles from './acts.module.css';
import { listed } from './listed-acts.ts';

/** What can be done with the booking, the likeliest first; on a phone a list that opens at the thumb. */
export function ActBar() {
  const { t } = useLingui();
  const { model, can } = useBooking();
  const shown = listed(can);
  if (shown.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t`What can be done`}
      className={cx(styles.bar, model.opened === 'more' && styles.sheet)}
    >
      {shown.map((act, at) => (
        <ActButton key={act} act={act} isFirst={at === 0} />
      ))}
    </div>
  );
}
