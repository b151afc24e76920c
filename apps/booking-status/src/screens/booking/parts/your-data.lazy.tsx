import type { WholeBooking } from '@latchkey/api-contract/types';
import { companionFieldNames, travellerFieldNames, type TravellerField } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { Button, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import { FormNotice } from '../../../forms/form-notice.tsx';
import type { ShownBooking } from '../booking.model.ts';
import { noticePlace } from '../notice-place.ts';
import { FactList, type Fact } from './fact-list.tsx';
import * as folded from './more.module.css';
import * as styles from './your-data.module.css';

/** The data about the guests of this booking: to read, to export, and once the stay is over to erase. */
export function YourData({ shown, own }: { readonly shown: ShownBooking; readonly own: WholeBooking }) {
  const { bookingId } = own;
  const { locale } = usePage();
  const isErased = own.travellers.length === 0;
  const notice = noticePlace(shown) === 'data' ? shown.formNotice : null;
  const mayErase = shown.acts.includes('erase');
  return (
    <>
      {own.invoicedAt === undefined ? null : (
        <p className={styles.data}>
          <TextLink href={`/api/bookings/${encodeURIComponent(bookingId)}/invoice?language=${locale}`} target="_blank">
            <Trans>Invoice (PDF)</Trans>
          </TextLink>
        </p>
      )}
      <details id="your-data" className={cx(folded.more, styles.data)} open={notice !== null}>
        <summary>
          <Trans>Your data</Trans>
        </summary>
        <FormNotice notice={notice} />
        <Kept own={own} />
        <p className={cx(small, soft)}>
          <Trans>All data of this booking and its guests, as a file.</Trans>
        </p>
        <p>
          <TextLink href={`/api/bookings/${encodeURIComponent(bookingId)}/personal-data`} download="booking.json">
            <Trans>Download a copy</Trans>
          </TextLink>
        </p>
        {own.invoicedAt === undefined ? null : (
          <p className={cx(small, soft)}>
            <Trans>The hotel keeps the invoice as tax law asks, even after your data is erased.</Trans>
          </p>
        )}
        {mayErase ? null : (
          <p className={cx(small, soft)}>
            <Trans>Once the stay is over or cancelled, you can have it erased here.</Trans>
          </p>
        )}
        {!mayErase || isErased ? null : (
          <BookingForm name="erasures">
            {(sending) => (
              <>
                <p className={cx(small, soft)}>
                  <Trans>
                    Erasing removes names, numbers and addresses for good. What was paid stays in the hotel’s books.
                  </Trans>
                </p>
                <Button type="submit" look="quiet" busy={sending}>
                  <Trans>Erase my data</Trans>
                </Button>
              </>
            )}
          </BookingForm>
        )}
      </details>
    </>
  );
}

/** The guests and their stored details: the stay itself and its money stand on the tag. */
function Kept({ own }: { readonly own: WholeBooking }) {
  const { t } = useLingui();
  if (own.travellers.length === 0)
    return (
      <p className={cx(small, soft)}>
        <Trans>No guest’s name, number or address is stored.</Trans>
      </p>
    );
  const words: Readonly<Record<TravellerField, string>> = {
    fullName: t({ message: 'Name', context: 'data that is kept' }),
    age: t({ message: 'Age', context: 'data that is kept' }),
    email: t({ message: 'Email', context: 'data that is kept' }),
    contactNumber: t({ message: 'Phone', context: 'data that is kept' }),
  };
  const facts = own.travellers.flatMap(({ companions = [], ...booker }, place): Fact[] => {
    const contactNumber = booker.contactNumber === '' ? '' : (own.shownNumbers?.[place] ?? booker.contactNumber);
    const shown = { ...booker, contactNumber };
    return [
      ...travellerFieldNames.map((field): Fact => [words[field], shown[field]?.toString()]),
      ...companions.flatMap((one) => companionFieldNames.map((field): Fact => [words[field], one[field]?.toString()])),
    ];
  });
  return <FactList className={styles.kept} facts={facts} />;
}
