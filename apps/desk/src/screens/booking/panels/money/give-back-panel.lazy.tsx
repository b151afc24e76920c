import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../../acts/act-form.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import { useGuestName } from '../../use-guest-name.ts';
import { useSums } from '../../use-sums.ts';
import { Panel, PanelFoot } from '../panel.tsx';
import * as styles from '../../panel.module.css';
import { WayFields } from './way-fields.tsx';

/** Notes that the guest has been given what the hotel owed of money that was paid at the counter. */
export function GiveBackPanel() {
  const { t } = useLingui();
  const { model, busy } = useBooking();
  const name = useGuestName();
  const sum = useSums()(model.booking.owedAtProperty ?? 0);
  return (
    <Panel title={t`Give money back`}>
      <p className={styles.said}>
        <Trans>
          {name} is owed {sum} of what was paid at the counter. Note it here once the guest has it.
        </Trans>
      </p>
      <ActForm act="give_back" again={{ open: 'give_back' }}>
        <div className={styles.fields}>
          <WayFields />
        </div>
        <PanelFoot>
          <Button type="submit" size="small" busy={busy === 'give_back'}>
            {t`${name} has been given ${sum}`}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
