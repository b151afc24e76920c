import type { ScreenRequest } from '@latchkey/site/screen';
import { addressIn, canonicalUrl, urlOf } from '@latchkey/site/urls';
import type { Blog, BlogPosting, WithContext } from 'schema-dts';
import { publisherOf } from '../story/organisation.ts';
import type { JournalModel, PostModel, ShownPost } from './journal.model.ts';

type Page = Pick<ScreenRequest, 'site' | 'origin' | 'locale'>;

/** A post as search engines read it (https://developers.google.com/search/docs/appearance/structured-data/article). */
function posting(post: ShownPost, page: Page): Exclude<BlogPosting, string> {
  const address = canonicalUrl(urlOf('blogPost', { slug: post.slug }), page);
  const url = addressIn(address, page.locale);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.changed ?? post.date,
    image: `${new URL(address).origin}${post.picture}`,
    author: { '@type': 'Organization', name: post.author },
    publisher: publisherOf(page),
    mainEntityOfPage: url,
    url,
  };
}

/** The list of posts as search engines read it. */
export const blogData = ({ posts }: JournalModel, page: Page): WithContext<Blog> => ({
  '@context': 'https://schema.org',
  '@type': 'Blog',
  publisher: publisherOf(page),
  blogPost: posts.map((post) => posting(post, page)),
});

/** One post as search engines read it. */
export const postData = ({ post, language }: PostModel, page: Page): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  ...posting(post, page),
  inLanguage: language,
});
