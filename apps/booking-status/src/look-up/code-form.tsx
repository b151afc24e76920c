import type { FormNoticeCode } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { soft } from '@latchkey/ui/text';
import { TextField } from '@latchkey/ui/text-field';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../forms/booking-form.tsx';
import { formNoticeWords, isGood } from '../forms/form-notice.copy.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import type { LookUpAct } from '@latchkey/site/urls';
import { LinkInstead } from './link-instead.tsx';
import * as styles from './look-up.module.css';

interface CodeFormProps {
  readonly lookupId: string;
  readonly act: LookUpAct;
  /** The booking whose page asks, where one does. */
  readonly bookingId?: string | undefined;
  readonly notice: FormNoticeCode | null;
}

/** Takes the six-digit code that was sent to the guest of the booking. */
export function CodeForm({ lookupId, act, bookingId = '', notice }: CodeFormProps) {
  const { i18n } = useLingui();
  const codeForm = (
    <BookingForm name="look-up-codes" search={{ lookup: lookupId }} className={styles.form} fields={{ act, bookingId }}>
      {(sending) => (
        <>
          {notice !== null && isGood(notice) ? <FormNotice notice={notice} /> : null}
          <p className={soft}>
            <Trans>
              If there is a booking, a six-digit code is on its way to its phone or its email. It is valid for ten
              minutes.
            </Trans>
          </p>
          <TextField
            name="code"
            label={<Trans>Your six-digit code</Trans>}
            error={notice === null || isGood(notice) ? undefined : i18n._(errorWords(notice, bookingId))}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            dir="ltr"
            required
            maxLength={12}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page comes anew: the guest goes on at the field that is wrong.
            autoFocus={notice !== null && !isGood(notice)}
          />
          <Button type="submit" busy={sending}>
            <Trans context="with the code, to the booking">Go on</Trans>
          </Button>
        </>
      )}
    </BookingForm>
  );
  if (notice !== 'cookies-blocked') return codeForm;
  return (
    <>
      {codeForm}
      <LinkInstead lookupId={lookupId} act={act} bookingId={bookingId} />
    </>
  );
}

/** The same for a number that has bookings and for one that has none: a stranger learns nothing of it. */
const noneOrWrong = msg`This is not the code, or: Sorry, We didn't find any booking for this number. Please check both.`;

const errorWords = (notice: FormNoticeCode, bookingId: string): MessageDescriptor =>
  notice === 'code-wrong' && bookingId === '' ? noneOrWrong : formNoticeWords[notice];
