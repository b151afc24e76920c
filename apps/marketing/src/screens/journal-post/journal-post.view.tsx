import { directionOf } from '@latchkey/format/locale';
import { SiteLink, usePage } from '@latchkey/site';
import { urlOf, type Locale } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Notice } from '@latchkey/ui/notice';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { PostModel } from '../../journal/journal.model.ts';
import { PostCard } from '../../journal/parts/post-card.tsx';
import { PostFacts } from '../../journal/parts/post-facts.tsx';
import { PostPicture } from '../../journal/parts/post-picture.tsx';
import * as styles from './journal-post.module.css';

/** One post. A text that is not in the reader's language says so, and is marked with its own. */
export function JournalPostView({ model: { post, html, language, more } }: { readonly model: PostModel }) {
  const { locale } = usePage();
  const { opening, rest } = inTwo(html);
  return (
    <main id="main">
      <article className={styles.post}>
        <header className={cx(wrap, styles.head)}>
          <p className={small}>
            <SiteLink to={urlOf('blogs')}>
              <Trans>Journal</Trans>
            </SiteLink>
          </p>
          <h1 className={styles.title}>{post.title}</h1>
          <p className={cx(lead, soft)}>{post.description}</p>
          <PostFacts post={post} />
        </header>
        <div className={cx(wrap, styles.matter, styles.opening)}>
          {language === locale ? null : (
            <Notice title={<Trans>This post is not translated yet. You read it in English.</Trans>} />
          )}
          <PostText html={opening} language={language} />
        </div>
        <PostPicture className={styles.picture} post={post} place="alone" alt={post.alt} />
        <div className={cx(wrap, styles.matter, styles.rest)}>
          <PostText html={rest} language={language} />
          <p className={cx(small, soft)}>
            <Trans>Written by {post.author}</Trans>
          </p>
        </div>
      </article>
      <div data-below="">
        <section className={cx(wrap, styles.more)} aria-labelledby="more-posts">
          <h2 id="more-posts">
            <Trans>Read on</Trans>
          </h2>
          <ul className={styles.list}>
            {more.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}

/** A stretch of a post's text, in the language that it is written in. */
const PostText = ({ html, language }: { readonly html: string; readonly language: Locale }) => (
  // Made from Markdown by the build: raw HTML is text there.
  <div className={styles.text} lang={language} dir={directionOf(language)} dangerouslySetInnerHTML={{ __html: html }} />
);

/** A text before its second heading, and from there on: on a phone the picture stands between. */
function inTwo(html: string): { readonly opening: string; readonly rest: string } {
  const second = html.indexOf('<h2', html.indexOf('<h2') + 1);
  return second < 0 ? { opening: '', rest: html } : { opening: html.slice(0, second), rest: html.slice(second) };
}
