import { withSearch } from '@latchkey/site/urls';
import { Button, buttonClass } from '@latchkey/ui/button';
import { useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { actWords } from './act.copy.ts';
import { ActForm } from './act-form.tsx';
import { opensFirst, type ActName } from '../acts.table.ts';
import * as styles from './acts.module.css';

/** One act of the booking: done by the press, or a link that opens what it does. Both work without a script. */
export function ActButton({ act, isFirst = false }: { readonly act: ActName; readonly isFirst?: boolean }) {
  const { i18n } = useLingui();
  const { model, busy } = useBooking();
  const label = i18n._(actWords[act]);
  const look = { look: isFirst && model.opened === null ? 'brand' : 'quiet', size: 'small' } as const;
  if (opensFirst(act, model.booking, model.frame === undefined)) {
    const isOpen = model.opened === act;
    return (
      <InPlaceLink
        to={isOpen ? model.here : withSearch(model.here, { open: act } as never)}
        aria-expanded={isOpen}
        role="button"
        data-opens={act}
        className={buttonClass(look, isOpen ? styles.open : styles.act)}
      >
        {label}
      </InPlaceLink>
    );
  }
  return (
    <ActForm act={act}>
      <Button type="submit" {...look} className={styles.act} busy={busy === act}>
        {label}
      </Button>
    </ActForm>
  );
}
