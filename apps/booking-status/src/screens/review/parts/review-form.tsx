import { fieldLengths } from '@latchkey/booking-core/validation';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { cx } from '@latchkey/ui/cx';
import { Stars } from '@latchkey/ui/stars';
import { small, soft } from '@latchkey/ui/text';
import { TextArea } from '@latchkey/ui/text-area';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import { FormNotice } from '../../../forms/form-notice.tsx';
import { ratingWords } from '../review.copy.ts';
import type { AskedReview } from '../review.model.ts';
import * as styles from './review-form.module.css';

/** Stars and words, and what becomes of them; a plain form that needs no script. */
export function ReviewForm({ model, month }: { readonly model: AskedReview; readonly month: string }) {
  const { locale } = usePage();
  const { i18n, t } = useLingui();
  const { invitation, voucherUpTo, notice, typed } = model;
  const voucher = voucherUpTo === null ? null : formatMoney(voucherUpTo, 'INR', locale);
  return (
    <BookingForm name="reviews" search={{ of: invitation }} className={styles.form}>
      {(sending) => (
        <>
          <FormNotice notice={notice} />
          <ChoiceGroup legend={t`Your rating`} className={cx(styles.ratings)}>
            {([5, 4, 3, 2, 1] as const).map((stars) => (
              <Choice
                key={stars}
                name="rating"
                value={stars}
                defaultChecked={typed['rating'] === String(stars)}
                required
                label={
                  <span className={styles.rating}>
                    <Stars rating={stars} /> {i18n._(ratingWords[stars])}
                  </span>
                }
              />
            ))}
          </ChoiceGroup>
          <TextArea
            label={<Trans>In your own words</Trans>}
            optional
            name="text"
            defaultValue={typed['text']}
            maxLength={fieldLengths.reviewText}
            rows={5}
            dir="auto"
          />
          <TextField
            label={<Trans>Name shown with your review</Trans>}
            optional
            name="authorName"
            defaultValue={typed['authorName']}
            maxLength={fieldLengths.reviewAuthor}
            autoComplete="given-name"
            hint={t`Leave it empty, and no name is shown.`}
            dir="auto"
          />
          {voucher === null ? null : (
            <p>
              <Trans>
                A voucher of <bdi>{voucher}</bdi> may be won for feedback. What you say and how many stars you give
                makes no difference; your review will say that it could be won.
              </Trans>
            </p>
          )}
          <p className={cx(small, soft)}>
            <Trans>
              Every review is published, good or bad, with “stayed in {month}”. Only what may be abuse is read by a
              person first: links, addresses, phone numbers and insults.
            </Trans>
          </p>
          <Button type="submit" busy={sending}>
            <Trans>Send the review</Trans>
          </Button>
        </>
      )}
    </BookingForm>
  );
}
