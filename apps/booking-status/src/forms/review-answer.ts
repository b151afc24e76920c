import type { ScreenAction } from '@latchkey/site/screen';
import { noticeOfReply, urlOf } from '@latchkey/site/urls';
import { typedText } from './form-texts.ts';
import { leadTo } from './lead-to.ts';

/** Sends a review of the stay that the page's invitation is of. The page then shows it, or what was written and what is wrong. */
export const review: ScreenAction = async (request) => {
  const { api, form, search, locale, signal } = request;
  const invitation = search['of'] ?? '';
  const rating = form.field('rating');
  const reply = /^[1-5]$/.test(rating)
    ? await api.call(
        'writeReview',
        {
          params: { invitation },
          body: {
            rating: Number(rating),
            text: form.field('text').replaceAll('\r\n', '\n'),
            authorName: form.field('authorName'),
            language: locale,
          },
        },
        signal,
      )
    : null;
  if (reply?.status === 201) return leadTo(request, urlOf('review', {}, { of: invitation }));
  const code = reply === null ? 'rating-missing' : noticeOfReply(reply);
  return {
    kind: 'again',
    returned: { fields: typedText(form, ['rating', 'text', 'authorName']), code },
    status: 422,
  };
};
