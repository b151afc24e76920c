import { PictureOf } from '@latchkey/ui/picture';
import type { ShownPost } from '../journal.model.ts';

/** How wide a post's picture is shown, by where it stands: alone above its text, first of a list, or one of three. */
export const postPictureSizes = {
  alone: '100vw',
  first: '(min-width: 1024px) 46rem, 100vw',
  listed: '(min-width: 768px) 26rem, 100vw',
} as const;

interface PostPictureProps {
  readonly post: ShownPost;
  readonly place: keyof typeof postPictureSizes;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A post's picture: the lighter one where the browser can read it. */
export const PostPicture = ({ post, place, alt, className }: PostPictureProps) => (
  <PictureOf
    className={className}
    files={{ sources: [{ type: 'image/avif', srcSet: post.light }], src: post.picture }}
    sizes={postPictureSizes[place]}
    alt={alt}
    width={1280}
    height={720}
    priority={place !== 'listed'}
  />
);

/** The request for a post's picture that the document makes before its styles. */
export const preloadOfPost = ({ light }: ShownPost, place: 'alone' | 'first') => ({
  srcSet: light,
  sizes: postPictureSizes[place],
  type: 'image/avif',
});
