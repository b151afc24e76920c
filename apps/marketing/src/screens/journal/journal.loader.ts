import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { topics, type JournalModel } from '../../journal/journal.model.ts';
import { postList } from '../../journal/made/post-list.ts';
import { pageOfPosts, shownPost } from '../../journal/shown-posts.ts';

/** A page of the journal; an unknown topic or page is not found. A hotel's is its own. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<JournalModel>> {
  const { search, locale } = request;
  if (request.site.hotel !== null) return ofHotel(request, request.site.hotel);
  const topic = topics.find((one) => one === search['topic']) ?? null;
  const page = /^[1-9]\d{0,3}$/.test(search['page'] ?? '1') ? Number(search['page'] ?? '1') : 0;
  const found =
    page === 0 || (search['topic'] !== undefined && topic === null) ? null : pageOfPosts(postList, { topic, page });
  if (found === null) return { kind: 'missing' };
  return {
    kind: 'ready',
    model: { hotel: null, posts: found.posts.map((post) => shownPost(post, locale)), topic, page, pages: found.pages },
  };
}

async function ofHotel(
  { api, locale, search, signal }: ScreenRequest,
  { id, name }: NonNullable<ScreenRequest['site']['hotel']>,
): Promise<ScreenOutcome<JournalModel>> {
  if (search['topic'] !== undefined || search['page'] !== undefined) return { kind: 'missing' };
  const reply = await api.call('getVideos', { params: { hotelId: id }, query: { lang: locale } }, signal);
  const posts = reply.status === 200 ? (reply.body.posts ?? []) : [];
  return {
    kind: 'ready',
    ...(reply.status === 'failure' ? { status: 503 } : {}),
    model: { hotel: { id, name, posts }, posts: [], topic: null, page: 1, pages: 1 },
  };
}
