import { isolateSums } from '@latchkey/format/money';
import { defaultLocale, withSearch, type Locale } from '@latchkey/site/urls';
import MarkdownIt from 'markdown-it';

/** Raw HTML is shown as text, and links of schemes that can do harm are no links: markdown-it's own rules. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The HTML of a post. Links within the site carry the language of the page; headings begin at the second level. */
export function renderMarkdown(text: string, locale: Locale): string {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) {
    if (token.type.startsWith('heading')) token.tag = `h${Math.max(2, Number(token.tag.slice(1)))}`;
    for (const part of token.children ?? []) {
      if (part.type === 'text') part.content = isolateSums(part.content, locale);
      const to = part.type === 'link_open' ? String(part.attrGet('href')) : '';
      if (to.startsWith('/') && locale !== defaultLocale) part.attrSet('href', withSearch(to, { lang: locale }));
    }
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** Links within the site that a post has, to be checked against its routes. */
export function linksIn(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((part) => (part.type === 'link_open' ? [String(part.attrGet('href'))] : []));
}

/** The picture addresses that a post's text has: pictures stand in its front matter, so that their check finds them. */
export function picturesIn(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((part) => (part.type === 'image' ? [String(part.attrGet('src'))] : []));
}
