import { Button } from '@latchkey/ui/button';
import { bedDouble, mail } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { useSums } from '../use-sums.ts';
import { totalWords } from '../parts/total.copy.ts';
import { Effect } from './effect/effect.tsx';
import { Panel, PanelFoot } from './panel.tsx';

/** Says that the guest did not come: the hotel keeps its agreed share of the money. */
export function NoShowPanel() {
  const { t, i18n } = useLingui();
  const { model, busy } = useBooking();
  const name = useGuestName();
  const { paidTowardsStay, toPay, ifNoShow = { refund: 0, kept: 0 } } = model.booking;
  const { charge = 0, owed = 0 } = ifNoShow;
  const sums = useSums();
  const [sum, fee, still] = [sums(ifNoShow.kept), sums(charge), sums(owed)];
  return (
    <Panel title={t`No-show`}>
      <Effect
        rows={[
          { key: 'paid', label: i18n._(totalWords.paid), now: paidTowardsStay, after: 0 },
          { key: 'toPay', label: i18n._(totalWords.toPay), now: toPay, after: owed },
          { key: 'kept', label: i18n._(totalWords.kept), now: null, after: ifNoShow.kept },
          ...(charge > 0 ? [{ key: 'card', label: t`From the card on file`, now: null, after: charge }] : []),
          { key: 'back', label: i18n._(totalWords.back), now: null, after: ifNoShow.refund, isTotal: true },
        ]}
        points={[
          { key: 'rooms', icon: bedDouble, said: <Trans>The rooms go back on sale at once</Trans> },
          { key: 'mail', icon: mail, said: <Trans>The guest is notified by email and SMS</Trans> },
        ]}
      />
      <ActForm act="no_show" again={{ open: 'no_show' }}>
        <PanelFoot>
          <Button type="submit" size="small" look="destructive" busy={busy === 'no_show'}>
            {charge > 0
              ? t`No-show: ${name}, ${fee} is charged to the card`
              : ifNoShow.kept > 0
                ? t`No-show: ${name}, the hotel keeps ${sum}`
                : owed > 0
                  ? t`No-show: ${name}, ${still} is owed`
                  : t`No-show: ${name}, nothing is charged`}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
