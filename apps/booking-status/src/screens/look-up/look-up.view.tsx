import { fieldLengths } from '@latchkey/booking-core/validation';
import { inLanguage, usePage } from '@latchkey/site';
import { lookUpUrl } from '@latchkey/site/urls';
import { CountryOptions, countryOfNumber, type CallingCode } from '@latchkey/stay/phone';
import { Button, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { SelectField } from '@latchkey/ui/select-field';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BookingForm } from '../../forms/booking-form.tsx';
import { formNoticeWords } from '../../forms/form-notice.copy.ts';
import { AnotherCode } from '../../look-up/another-code.tsx';
import { CodeForm } from '../../look-up/code-form.tsx';
import * as formStyles from '../../look-up/look-up.module.css';
import { BookingList } from './booking-list.tsx';
import type { LookUpModel } from './look-up.model.ts';
import * as page from '../../forms/form-page.module.css';
import * as styles from './look-up-page.module.css';

/** Finds a booking again: by what is printed on it or by telephone, proved by a code. */
export function LookUpPage({ model }: { readonly model: LookUpModel }) {
  return (
    <main id="main" className={cx(wrap, page.page, styles.page)}>
      <h1 className={page.title}>
        {model.kind === 'found' ? <Trans>Your bookings</Trans> : <Trans>Find your booking</Trans>}
      </h1>
      <Step model={model} />
    </main>
  );
}

function Step({ model }: { readonly model: LookUpModel }) {
  if (model.kind === 'found') return <BookingList bookings={model.bookings} act={model.act} />;
  if (model.kind === 'identify') return <Identify model={model} />;
  return (
    <div className={formStyles.steps}>
      <CodeForm lookupId={model.lookup.lookupId} act={model.act} notice={model.notice} />
      <AnotherCode lookup={model.lookup} act={model.act} />
      <Restart act={model.act} />
    </div>
  );
}

function Identify({ model: { act, hotelId, notice } }: { readonly model: LookUpModel }) {
  const { i18n, t } = useLingui();
  const { site } = usePage();
  const callingCode = site.hotel?.callingCode;
  const home = callingCode === undefined ? null : countryOfNumber(callingCode);
  const [country, setCountry] = useState(home === null ? '' : sentOf({ country: home, code: callingCode ?? '' }));
  return (
    <>
      <p className={cx(lead, soft)}>
        <Trans>
          To see, change or cancel it. We send a code to the phone or the email that the booking was made with.
        </Trans>
      </p>
      <BookingForm
        name="look-ups"
        className={formStyles.form}
        fields={{ act, ...(hotelId === null ? {} : { hotelId }) }}
      >
        {(sending) => (
          <>
            <TextField
              name="identifier"
              label={<Trans>Booking reference or phone number</Trans>}
              hint={t`It looks like SWC4-K7QD and is in your confirmation.`}
              error={notice === null ? undefined : i18n._(formNoticeWords[notice])}
              autoComplete="tel"
              enterKeyHint="send"
              dir="ltr"
              maxLength={fieldLengths.lookup}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page comes anew: the guest goes on at the field that lacks something.
              autoFocus={notice !== null}
            />
            {/* An older engine, which leaves the code out, takes none. */}
            {site.hotel !== null && callingCode === undefined ? null : (
              <SelectField
                name="callingCode"
                label={<Trans>Country of the phone number</Trans>}
                hint={t`For a number without its country code; a booking reference needs none.`}
                value={country}
                onChange={(event) => setCountry(event.target.value)}
                autoComplete="tel-country-code"
              >
                {home === null ? <option value="">–</option> : null}
                <CountryOptions chosen={country.slice(0, 2)} asSent={sentOf} />
              </SelectField>
            )}
            <Button type="submit" busy={sending}>
              <Trans>Send me a code</Trans>
            </Button>
          </>
        )}
      </BookingForm>
    </>
  );
}

/** Countries that share a code are told apart in the list; the engine reads the code alone. */
const sentOf = ({ country, code }: CallingCode): string => `${country} +${code}`;

function Restart({ act }: { readonly act: LookUpModel['act'] }) {
  const { locale } = usePage();
  return (
    <p className={styles.again}>
      <TextLink href={inLanguage(lookUpUrl(act), locale)}>
        <Trans>Type the booking reference or phone number again</Trans>
      </TextLink>
    </p>
  );
}
