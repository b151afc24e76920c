import { fieldLengths } from '@latchkey/booking-core/validation';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { Panel, PanelFoot } from './panel.tsx';
import * as styles from '../panel.module.css';

/** Puts right how the guest is called and reached. */
export function ContactPanel() {
  const { t } = useLingui();
  const { model, busy } = useBooking();
  const { typed, booking } = model;
  const [guest] = booking.travellers;
  return (
    <Panel title={t`Contact`}>
      <ActForm act="contact" again={{ open: 'contact' }}>
        <p className={styles.said}>
          <Trans>
            Emails and SMS now go there. The guest is not notified of the change: send the voucher again once it is
            correct.
          </Trans>
        </p>
        <div className={styles.fields}>
          <TextField
            name="name"
            label={t`Name of the guest`}
            dir="auto"
            required
            maxLength={fieldLengths.personName}
            defaultValue={typed['name'] ?? guest?.fullName ?? ''}
          />
          <TextField
            name="email"
            type="email"
            label={t`Email address`}
            dir="ltr"
            maxLength={fieldLengths.email}
            defaultValue={typed['email'] ?? guest?.email ?? ''}
          />
          <TextField
            name="phone"
            type="tel"
            label={t`Telephone`}
            dir="ltr"
            maxLength={fieldLengths.phone}
            defaultValue={typed['phone'] ?? guest?.contactNumber ?? ''}
          />
        </div>
        <PanelFoot>
          <Button type="submit" size="small" busy={busy === 'contact'}>
            <Trans>Put it right</Trans>
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
