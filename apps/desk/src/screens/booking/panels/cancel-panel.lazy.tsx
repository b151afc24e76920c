import { decimalsOf } from '@latchkey/booking-core/currency';
import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { bedDouble, mail } from '@latchkey/ui/icons';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { useSums } from '../use-sums.ts';
import { AskForm } from '../ask-form.tsx';
import { Effect } from './effect/effect.tsx';
import { sumRows } from './effect/sum-rows.ts';
import { Panel, PanelFoot } from './panel.tsx';
import { ProblemLine } from './problem-line.tsx';
import * as styles from '../panel.module.css';
import { sumInField } from '../sum-field.ts';
import { refundFromField } from './refund-field.ts';
import { WordsField } from './words-field.tsx';

/** Cancels for the hotel: all that was paid goes back, or, of a confirmed stay, the sum that is named. */
export function CancelPanel() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { model, busy } = useBooking();
  const { preview } = model;
  const name = useGuestName();
  const say = useSums();
  const { currency, paidTowardsStay: paid, status } = model.booking;
  // Of what is not confirmed all goes back.
  const isConfirmed = status === 'confirmed';
  const back = isConfirmed ? refundFromField(model.asked['refund'], currency, paid) : paid;
  const [sign, sum] = [currencySign(currency, locale), say(back)];
  return (
    <Panel title={t`Cancel the stay`}>
      {paid === 0 || !isConfirmed ? null : (
        <AskForm>
          <TextField
            name="refund"
            label={t`Give back, in ${sign}`}
            hint={t`All that was paid, unless you name less.`}
            inputMode="decimal"
            dir="ltr"
            defaultValue={model.asked['refund'] ?? sumInField(paid, decimalsOf(currency))}
          />
          <Button type="submit" look="quiet" size="small" className={styles.show}>
            <Trans>Show what it does</Trans>
          </Button>
        </AskForm>
      )}
      {typeof preview === 'object' ? (
        <Effect
          rows={sumRows(i18n, preview, 'toPay', 'kept', 'back')}
          points={[
            { key: 'rooms', icon: bedDouble, said: <Trans>The rooms go back on sale at once</Trans> },
            { key: 'mail', icon: mail, said: <Trans>The guest is notified by email and SMS</Trans> },
          ]}
        />
      ) : preview === undefined ? null : (
        <ProblemLine problem={preview} />
      )}
      <ActForm act="cancel" fields={{ refund: String(back) }} again={{ ...model.asked, open: 'cancel' }}>
        <div className={styles.fields}>
          <WordsField />
        </div>
        <PanelFoot>
          <Button type="submit" size="small" look="destructive" busy={busy === 'cancel'}>
            {back === 0 ? t`Cancel the stay of ${name}, no refund` : t`Cancel the stay of ${name}, refund ${sum}`}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
