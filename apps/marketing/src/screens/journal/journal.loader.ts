import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { topics, type JournalModel } from '../../journal/journal.model.ts';
import { postList } from '../../journal/made/post-list.ts';
import { pageOfPosts, shownPost } from '../../journal/shown-posts.ts';

/** A page of the journal; a topic or a page that there is not is not found. */
export async function load({ search, locale }: ScreenRequest): Promise<ScreenOutcome<JournalModel>> {
  const topic = topics.find((one) => one === search['topic']) ?? null;
  const page = /^[1-9]\d{0,3}$/.test(search['page'] ?? '1') ? Number(search['page'] ?? '1') : 0;
  const found =
    page === 0 || (search['topic'] !== undefined && topic === null) ? null : pageOfPosts(postList, { topic, page });
  if (found === null) return { kind: 'missing' };
  return {
    kind: 'ready',
    model: { posts: found.posts.map((post) => shownPost(post, locale)), topic, page, pages: found.pages },
  };
}
