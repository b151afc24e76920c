import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';

/** Leads to a page of ours, in the language of the form's. */
export const leadTo = (
  { locale }: Pick<PostRequest, 'locale'>,
  to: string,
  more: { readonly givesCookie?: boolean } = {},
): PostOutcome => ({ kind: 'redirect', to: inLanguage(to, locale), ...more });
