import { defaultLocale, locales, withSearch, type Locale } from '@latchkey/site/urls';
import { lightName, lightWidths } from './light-pictures.ts';
import type { ReadPost, WrittenPost } from './read-posts.ts';

const origin = '// Written by scripts/build-posts.ts from posts/*.md: edit those.\n';

/** Every file that is made from the posts, by its name in `src/journal/made/`. */
export function filesOf(posts: readonly ReadPost[]): ReadonlyMap<string, string> {
  return new Map([
    ['post-list.ts', listOf(posts)],
    ['post-texts.ts', textsOf(posts)],
    ...posts.flatMap((post) =>
      locales.flatMap((locale): [string, string][] => {
        const html = post.in[locale]?.html ?? '';
        return html === '' ? [] : [[`${post.slug}.${locale}.ts`, `${origin}export const html = ${quoted(html)};\n`]];
      }),
    ),
    ...locales.map((locale): [string, string] => [`feed-${locale}.xml`, feedOf(posts, locale)]),
  ]);
}

/** A string as the formatter writes it. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}

function listOf(posts: readonly ReadPost[]): string {
  const pictures = posts.flatMap(({ picture }, at) => [
    `import picture${at} from '../../../posts/pictures/${picture}';\n`,
    ...lightWidths.map(
      (width) => `import picture${at}w${width} from '../../../posts/pictures/${lightName(picture, width)}';\n`,
    ),
  ]);
  const entries = posts.map(({ slug, date, changed, topic, author, in: written }, at) => {
    const said = locales.flatMap((locale) => {
      const one = written[locale];
      return one === undefined ? [] : [`${locale}: ${wordsOf(one)}`];
    });
    return `{ slug: ${quoted(slug)}, date: ${quoted(date)}, ${changed === undefined ? '' : `changed: ${quoted(changed)}, `}topic: ${quoted(topic)}, author: ${quoted(author)}, picture: picture${at}, light: \`${light(at)}\`, in: { ${said.join(', ')} } }`;
  });
  return `${origin}import type { ListedPost } from '../journal.model.ts';\n${pictures.join('')}
/** Every post, newest first. */
export const postList: readonly ListedPost[] = [${entries.join(',\n')}];\n`;
}

/** The `srcset` of a post's lighter pictures, as the source of a template string. */
const light = (at: number): string => lightWidths.map((width) => `\${picture${at}w${width}} ${width}w`).join(', ');

const wordsOf = ({ title, description, alt, html, minutes }: WrittenPost): string =>
  `{ title: ${quoted(title)}, description: ${quoted(description)}, alt: ${quoted(alt)}, minutes: ${minutes}, isWhole: ${html !== ''} }`;

function textsOf(posts: readonly ReadPost[]): string {
  const entries = posts.flatMap(({ slug, in: written }) =>
    locales.flatMap((locale) =>
      (written[locale]?.html ?? '') === ''
        ? []
        : [`'${slug}.${locale}': () => import(/* webpackChunkName: "blog" */ './${slug}.${locale}.ts')`],
    ),
  );
  return `${origin}/** The text of each post in each language it is written in, by \`<slug>.<language>\`. */
export const postTexts: Readonly<Record<string, () => Promise<{ readonly html: string }>>> = {${entries.join(',\n')}};\n`;
}

/** An Atom feed (RFC 4287); the site's address is filled in by the server that sends it. */
function feedOf(posts: readonly ReadPost[], locale: Locale): string {
  const address = (slug: string): string =>
    escaped(
      `{origin}${withSearch(`/blogs${slug === '' ? '' : `/${slug}`}`, locale === defaultLocale ? {} : { lang: locale })}`,
    );
  const entries = posts.map(({ slug, date, changed = date, author, in: written }) => {
    const { title, description } = written[locale] ?? written.en;
    return `  <entry>
    <id>tag:latchkey,2026:journal/${slug}</id>
    <title>${escaped(title)}</title>
    <link href="${address(slug)}"/>
    <updated>${changed}T00:00:00Z</updated>
    <author><name>${escaped(author)}</name></author>
    <summary>${escaped(description)}</summary>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>tag:latchkey,2026:journal/${locale}</id>
  <title>Latchkey</title>
  <link rel="self" type="application/atom+xml" href="{origin}/blogs/feed.xml${locale === defaultLocale ? '' : `?lang=${locale}`}"/>
  <link rel="alternate" type="text/html" href="${address('')}"/>
  <updated>${lastChange(posts)}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

const lastChange = (posts: readonly ReadPost[]): string =>
  posts
    .map(({ date, changed = date }) => changed)
    .toSorted()
    .at(-1) ?? '2026-11-01';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
