import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { useSums } from '../use-sums.ts';
import { Panel, PanelFoot } from './panel.tsx';
import * as styles from '../panel.module.css';
import { WordsField } from './words-field.tsx';

/** Takes a request, or turns it down: it leaves the house, so guest and sum are named. */
export function RequestPanel({ act }: { readonly act: 'confirm' | 'reject' }) {
  const { t } = useLingui();
  const say = useSums();
  const { model, busy } = useBooking();
  const name = useGuestName();
  const { total, paidTowardsStay } = model.booking;
  const [sum, paid] = [say(total), say(paidTowardsStay)];
  const isYes = act === 'confirm';
  return (
    <Panel title={isYes ? t`Confirm the stay` : t`Turn the request down`}>
      <p className={styles.said}>
        {isYes ? (
          <Trans>
            Confirm the stay of {name} for {sum}? The guest is notified.
          </Trans>
        ) : paidTowardsStay === 0 ? (
          <Trans>Decline {name}? The guest is notified, and the rooms go back on sale.</Trans>
        ) : (
          <Trans>
            Decline {name}? The guest is notified, the rooms go back on sale, and the {paid} paid is refunded.
          </Trans>
        )}{' '}
        {isYes && paidTowardsStay > 0 ? <Trans>{paid} were paid with the request, and count towards it.</Trans> : null}
      </p>
      <ActForm act={act} again={{ open: act }}>
        <div className={styles.fields}>
          <WordsField />
        </div>
        <PanelFoot>
          <Button type="submit" size="small" look={isYes ? 'brand' : 'destructive'} busy={busy === act}>
            {isYes ? t`Confirm for ${sum}` : t`Turn ${name} down`}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
