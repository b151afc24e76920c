import type { Site } from '@latchkey/api-contract/types';
import { locales } from '@latchkey/site/urls';
import { hotelApi } from '@latchkey/testing/fake-api';
import { site } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../i18n.ts';
import { load as loadList } from '../screens/journal/journal.loader.ts';
import { screen as journal } from '../screens/journal/journal.screen.ts';
import { load as loadPost } from '../screens/journal-post/journal-post.loader.ts';
import { screen as journalPost } from '../screens/journal-post/journal-post.screen.ts';
import type { PostModel } from './journal.model.ts';
import { postList } from './made/post-list.ts';
import { postsOnPage } from './shown-posts.ts';

afterEach(cleanup);

const provider: Site = { ...site, kind: 'provider', hotel: null };
const newest = postList[0];
if (newest === undefined) throw new Error('the journal has no posts');

describe('the list', () => {
  test('shows the newest posts, their topics and the way to the older ones', async () => {
    await showScreen(journal, '/blogs', { words: loadWords, site: provider });
    expect(await screen.findByRole('heading', { level: 1, name: 'Journal' })).toBeDefined();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(postList.slice(0, postsOnPage).map((post) => post.in.en.title));
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/blogs?page=2');
    const topics = screen.getByRole('navigation', { name: 'Topics' });
    expect(within(topics).getByRole('link', { name: 'Ways to stay' }).getAttribute('href')).toBe('/blogs?topic=stays');
  });

  test('has every post once over its pages, and those of a topic', async () => {
    const slugsOf = async (search: Record<string, string>): Promise<string[]> => {
      const outcome = await loadList(screenRequest({ site: provider, search }));
      return outcome.kind === 'ready' ? outcome.model.posts.map(({ slug }) => slug) : [];
    };
    const all = [...(await slugsOf({})), ...(await slugsOf({ page: '2' }))];
    expect(all).toEqual(postList.map(({ slug }) => slug));
    expect(await slugsOf({ topic: 'stays' })).toEqual(['a-room-for-a-few-hours']);
  });

  test.each([{ page: '9' }, { page: '0' }, { page: 'x' }, { topic: 'nothing' }, { topic: 'stays', page: '2' }])(
    'has no page %j',
    async (search) => expect(await loadList(screenRequest({ site: provider, search }))).toEqual({ kind: 'missing' }),
  );
});

describe('the journal of a hotel', () => {
  const api = hotelApi({
    getVideos: {
      status: 200,
      body: {
        videos: [],
        posts: [{ url: 'https://posts.example/jasmine', name: 'Jasmine at six in the morning' }],
        language: 'en',
        isFallback: false,
      },
    },
  });

  test('is its own posts, and none of the provider’s', async () => {
    await showScreen(journal, '/blogs', { words: loadWords, api });
    const post = await screen.findByRole('link', { name: 'Jasmine at six in the morning' });
    expect(post.getAttribute('href')).toBe('https://posts.example/jasmine');
    expect(screen.queryByText(newest.in.en.title)).toBeNull();
    expect(screen.getByRole('link', { name: 'Rooms and prices' }).getAttribute('href')).toBe('/#rooms');
  });

  test('says so where it writes none', async () => {
    await showScreen(journal, '/blogs', { words: loadWords });
    expect(await screen.findByText('Sandalwood Courtyard has not written anything here yet.')).toBeDefined();
  });

  test('has no post of the provider', async () =>
    expect(await loadPost(screenRequest({ params: { slug: newest.slug } }))).toEqual({ kind: 'missing' }));
});

describe('a post', () => {
  test.each(locales)('can be read in %s, marked where its text is English', async (locale) => {
    await showScreen(journalPost, `/blogs/${newest.slug}`, { words: loadWords, locale, site: provider });
    const title = (newest.in[locale] ?? newest.in.en).title;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    const isWhole = newest.in[locale]?.isWhole ?? false;
    const text = document.querySelector('article [lang]');
    expect(text?.getAttribute('lang')).toBe(isWhole ? locale : 'en');
    expect(text?.getAttribute('dir')).toBe(isWhole && locale === 'ar' ? 'rtl' : 'ltr');
  });

  test('says what it is to search engines', async () => {
    const request = screenRequest({ site: provider, params: { slug: newest.slug } });
    const outcome = await loadPost(request);
    if (outcome.kind !== 'ready') throw new Error('the newest post is not found');
    const [data] = journalPost.head(outcome.model, request).jsonLd ?? [];
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: newest.in.en.title,
      datePublished: newest.date,
      inLanguage: 'en',
      url: `http://sandalwood.localhost/blogs/${newest.slug}`,
    });
  });

  test('keeps every word in its order where its picture stands between them', async () => {
    const request = screenRequest({ site: provider, params: { slug: newest.slug } });
    const outcome = await loadPost(request);
    if (outcome.kind !== 'ready') throw new Error('the newest post is not found');
    await showScreen(journalPost, `/blogs/${newest.slug}`, { words: loadWords, site: provider });
    const stretches = [...document.querySelectorAll('article [lang]')].map(({ innerHTML }) => innerHTML);
    expect(stretches.every((stretch) => stretch.includes('<h2'))).toBe(true);
    const whole = document.createElement('div');
    whole.innerHTML = (outcome.model as PostModel).html;
    expect(stretches.join('')).toBe(whole.innerHTML);
  });

  test.each(['nothing-like-it', '__proto__', 'constructor', '..%2Fmade', ''])('called %s is not found', async (slug) =>
    expect(await loadPost(screenRequest({ site: provider, params: { slug } }))).toEqual({ kind: 'missing' }),
  );
});
