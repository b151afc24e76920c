import { SiteLink } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { soft } from '@latchkey/ui/text';
import type { ShownPost } from '../journal.model.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import * as styles from './post-card.module.css';

/** A post in a list: its picture, its title, what it says. */
export function PostCard({ post, isFirst = false }: { readonly post: ShownPost; readonly isFirst?: boolean }) {
  return (
    <article className={cx(styles.card, isFirst && styles.first)} aria-label={post.title}>
      <PostPicture className={styles.picture} post={post} place={isFirst ? 'first' : 'listed'} alt="" />
      <div>
        <PostFacts post={post} />
        <h2 className={styles.title}>
          <SiteLink to={urlOf('blogPost', { slug: post.slug })}>{post.title}</SiteLink>
        </h2>
        <p className={soft}>{post.description}</p>
      </div>
    </article>
  );
}
