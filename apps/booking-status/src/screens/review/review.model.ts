import type { OwnReview, ReviewInvitation } from '@latchkey/api-contract/types';
import type { FormNoticeCode } from '@latchkey/site/urls';
import type { FormTexts } from '../../forms/form-texts.ts';

/** A stay that may be reviewed, or has been. */
export interface AskedReview {
  readonly kind: 'asked';
  /** The secret of the link, under which the review is sent. */
  readonly invitation: string;
  readonly hotelName: string;
  /** A day of the month in which the stay began. */
  readonly stayedOn: string;
  readonly voucherUpTo: ReviewInvitation['voucherUpTo'];
  /** Null until it is written. */
  readonly review: OwnReview | null;
  /** What came of the form before this page. */
  readonly notice: FormNoticeCode | null;
  /** What stood in the form when it was refused. */
  readonly typed: FormTexts;
}

/** The link is invalid or expired, the stay is still ahead or was cancelled, or the API does not answer. */
export interface NoReview {
  readonly kind: 'gone' | 'not-stayed' | 'unavailable';
}

export type ReviewModel = AskedReview | NoReview;
