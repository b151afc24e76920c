import { defaultLocale, type Locale } from '@latchkey/site/urls';
import type { ListedPost, PostModel, ShownPost, Topic } from './journal.model.ts';

/** Posts on one page of the list. */
export const postsOnPage = 4;

/** A post in a language, or in English where it has none of its words. */
export function shownPost({ in: written, ...post }: ListedPost, locale: Locale): ShownPost {
  return { ...post, ...(written[locale] ?? written.en) };
}

/** One page of the posts of a topic, or of all; null where there is no such page. */
export function pageOfPosts(
  list: readonly ListedPost[],
  { topic, page }: { readonly topic: Topic | null; readonly page: number },
): { readonly posts: readonly ListedPost[]; readonly pages: number } | null {
  const ofTopic = topic === null ? list : list.filter((post) => post.topic === topic);
  const pages = Math.max(1, Math.ceil(ofTopic.length / postsOnPage));
  return page > pages ? null : { posts: ofTopic.slice((page - 1) * postsOnPage, page * postsOnPage), pages };
}

/** The language in which the text of a post can be read by somebody who reads a language. */
export const textLanguage = ({ in: written }: ListedPost, locale: Locale): PostModel['language'] =>
  written[locale]?.isWhole === true ? locale : defaultLocale;

/** What to read after a post: those of its topic first. */
export function readOn(list: readonly ListedPost[], { slug, topic }: ListedPost, locale: Locale): ShownPost[] {
  const others = list.filter((post) => post.slug !== slug);
  return [...others.filter((post) => post.topic === topic), ...others.filter((post) => post.topic !== topic)]
    .slice(0, 3)
    .map((post) => shownPost(post, locale));
}
