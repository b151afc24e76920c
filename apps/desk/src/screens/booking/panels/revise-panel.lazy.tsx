import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { useSums } from '../use-sums.ts';
import { Panel, PanelFoot } from './panel.tsx';
import * as styles from '../panel.module.css';
import { WordsField } from './words-field.tsx';

/** Names another total for a request: the guest takes it, or does not. */
export function RevisePanel() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { model, busy, problem } = useBooking();
  const name = useGuestName();
  const { total, currency, paidTowardsStay } = model.booking;
  const say = useSums();
  const [sum, paid] = [say(total), say(paidTowardsStay)];
  const sign = currencySign(currency, locale);
  return (
    <Panel title={t`Another price`}>
      <p className={styles.said}>
        <Trans>
          {name} requested the stay at {sum}. If you set another price, the guest is asked to accept it; the rooms stay
          held until then.
        </Trans>{' '}
        {paidTowardsStay === 0 ? null : (
          <Trans>
            {paid} was paid with the request. If {name} accepts, the difference is paid or refunded; if not, all {paid}{' '}
            is refunded.
          </Trans>
        )}
      </p>
      <ActForm act="revise" fields={problem === 'price_jump' ? { force: 'yes' } : {}} again={{ open: 'revise' }}>
        <div className={styles.fields}>
          <TextField
            name="price"
            label={t`New total in ${sign}, all taxes included`}
            inputMode="decimal"
            dir="ltr"
            required
            defaultValue={model.typed['price'] ?? ''}
          />
          <WordsField />
        </div>
        <PanelFoot>
          <Button type="submit" size="small" busy={busy === 'revise'}>
            {problem === 'price_jump' ? t`Yes, offer this price` : t`Offer this price to ${name}`}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
