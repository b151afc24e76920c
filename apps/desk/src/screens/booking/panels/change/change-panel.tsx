import { currencySign } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { AskForm } from '../../ask-form.tsx';
import * as styles from '../../panel.module.css';
import { Panel } from '../panel.tsx';
import { ProofFields } from './proof-fields.tsx';
import { Quoted } from './quoted.tsx';
import { RoomFields } from './room-fields.tsx';
import { StayFields } from './stay-fields.tsx';

/** Other dates, another type of room or plan: the price by the rule first, an agreed one with its reason. */
export function ChangePanel() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { booking, asked } = useBooking().model;
  const sign = currencySign(booking.currency, locale);
  return (
    <Panel title={t`Change the stay`}>
      <AskForm>
        <StayFields />
        <RoomFields />
        <ProofFields />
        <TextField
          name="agreed"
          label={t`Agreed total in ${sign}`}
          hint={t`Empty: the price by the rule.`}
          inputMode="decimal"
          dir="ltr"
          defaultValue={asked['agreed'] ?? ''}
        />
        <Button type="submit" look="quiet" size="small" className={styles.show}>
          <Trans>Show what it does</Trans>
        </Button>
      </AskForm>
      <Quoted act="change" />
    </Panel>
  );
}
