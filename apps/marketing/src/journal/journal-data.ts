import { inLanguage } from '@latchkey/site';
import { urlOf, type Locale } from '@latchkey/site/urls';
import type { JournalModel, PostModel, ShownPost } from './journal.model.ts';

const context = 'https://schema.org';

/** A post as search engines read it (schema.org, BlogPosting). */
function posting(post: ShownPost, origin: string, locale: Locale): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    image: `${origin}${post.picture}`,
    author: { '@type': 'Organization', name: post.author },
    url: `${origin}${inLanguage(urlOf('blogPost', { slug: post.slug }), locale)}`,
  };
}

/** The list of posts as search engines read it. */
export const blogData = ({ posts }: JournalModel, origin: string, locale: Locale): object => ({
  '@context': context,
  '@type': 'Blog',
  blogPost: posts.map((post) => posting(post, origin, locale)),
});

/** One post as search engines read it. */
export const postData = ({ post, language }: PostModel, origin: string, locale: Locale): object => ({
  '@context': context,
  ...posting(post, origin, locale),
  inLanguage: language,
});
