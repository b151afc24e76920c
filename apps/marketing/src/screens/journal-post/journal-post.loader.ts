import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import type { PostModel } from '../../journal/journal.model.ts';
import { postList } from '../../journal/made/post-list.ts';
import { postTexts } from '../../journal/made/post-texts.ts';
import { readOn, shownPost, textLanguage } from '../../journal/shown-posts.ts';

/** One post in the reader's language, or in English where it is not written in it; an unknown name is not found. */
export async function load({ site, params, locale }: ScreenRequest): Promise<ScreenOutcome<PostModel>> {
  // The provider's posts are no hotel's.
  if (site.hotel !== null) return { kind: 'missing' };
  const listed = postList.find(({ slug }) => slug === params['slug']);
  if (listed === undefined) return { kind: 'missing' };
  const language = textLanguage(listed, locale);
  const text = postTexts[`${listed.slug}.${language}`];
  if (text === undefined) throw new Error(`the post ${listed.slug} has no text`);
  const { html } = await text();
  const minutes = (listed.in[language] ?? listed.in.en).minutes;
  return {
    kind: 'ready',
    model: { post: { ...shownPost(listed, locale), minutes }, html, language, more: readOn(postList, listed, locale) },
  };
}
