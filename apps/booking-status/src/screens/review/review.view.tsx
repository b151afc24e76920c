import { formatMonth } from '@latchkey/format/date';
import { parseLocalDate } from '@latchkey/booking-core/dates';
import { inLanguage, usePage } from '@latchkey/site';
import { hotelHomeUrl, lookUpUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { ScreenRefused, ScreenUnavailable } from '@latchkey/ui/screen-states';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as page from '../../forms/form-page.module.css';
import { GivenReview } from './parts/given-review.tsx';
import { ReviewForm } from './parts/review-form.tsx';
import type { NoReview, ReviewModel } from './review.model.ts';

/** Asks how a stay was, or shows the guest's review of it. */
export function ReviewPage({ model }: { readonly model: ReviewModel }) {
  const { locale } = usePage();
  if (model.kind !== 'asked') return <NothingToReview reason={model.kind} />;
  const { hotelName, review } = model;
  const day = parseLocalDate(model.stayedOn);
  const month = day === null ? '' : formatMonth(day, locale);
  return (
    <main id="main" className={cx(wrap, page.page)}>
      <h1 className={page.title}>
        {review === null ? <Trans>How was your stay?</Trans> : <Trans>Thank you for your review</Trans>}
      </h1>
      <p className={cx(lead, soft)}>
        <Trans>
          {hotelName} · you stayed in {month}
        </Trans>
      </p>
      {review === null ? <ReviewForm model={model} month={month} /> : <GivenReview review={review} />}
    </main>
  );
}

function NothingToReview({ reason }: { readonly reason: NoReview['kind'] }) {
  const { locale, site } = usePage();
  if (reason === 'unavailable') return <ScreenUnavailable />;
  if (reason === 'not-stayed')
    return (
      <ScreenRefused
        title={<Trans>A stay can be reviewed once it is over.</Trans>}
        onward={{ href: inLanguage(hotelHomeUrl(site), locale), label: <Trans>To the hotel</Trans> }}
      />
    );
  return (
    <ScreenRefused
      title={<Trans>This link to a review is no longer valid.</Trans>}
      help={<Trans>Find your booking with its reference or your phone number, and review the stay from there.</Trans>}
      onward={{ href: inLanguage(lookUpUrl('feedback'), locale), label: <Trans>Find my booking</Trans> }}
      also={{ href: inLanguage(hotelHomeUrl(site), locale), label: <Trans>To the hotel</Trans> }}
    />
  );
}
