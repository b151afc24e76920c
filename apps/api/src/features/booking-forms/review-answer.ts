import { urlOf } from '@latchkey/site/urls';
import { noticeOf } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';

/** Sends a review; the form's id is the invitation. The page then shows the review. */
export const review: FormAnswer = {
  keeps: ['rating', 'text', 'authorName'],
  ask: (invitation, { field, lang: { lang } }) =>
    /^[1-5]$/.test(field('rating'))
      ? {
          path: `review-invitations/${invitation}/review`,
          body: {
            rating: Number(field('rating')),
            text: field('text').replaceAll('\r\n', '\n'),
            authorName: field('authorName'),
            ...(lang === undefined ? {} : { language: lang }),
          },
        }
      : null,
  lead: (of, { lang }, answer) => {
    if (answer === null) return urlOf('review', {}, { of, ...lang, notice: 'rating-missing' });
    return urlOf('review', {}, { of, ...lang, ...(answer.status === 201 ? {} : noticeOf(answer)) });
  },
};
