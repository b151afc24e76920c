import type { PreloadedImage } from '@latchkey/site/screen';
import { PictureOf } from '@latchkey/ui/picture';
import type { ShownPost } from '../journal.model.ts';

/**
 * How wide a post's picture is shown, by where it stands: alone in its text, first of a list, or one of three. In a list
 * on a phone it is a small square beside its title, cut out of the picture's height.
 */
export const postPictureSizes = {
  alone: '100vw',
  first: '(min-width: 1024px) 46rem, (min-width: 768px) 100vw, 11rem',
  listed: '(min-width: 768px) 26rem, 11rem',
} as const;

/** Width and height of every post's picture, in pixels. */
export const postPictureSize = [1280, 720] as const;

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
    width={postPictureSize[0]}
    height={postPictureSize[1]}
  />
);

/**
 * The request for a post's picture that the document makes before its styles: on wide screens alone, where the picture
 * leads. On a phone words do.
 */
export const preloadOfPost = ({ light }: ShownPost, place: 'alone' | 'first'): PreloadedImage => ({
  srcSet: light,
  sizes: postPictureSizes[place],
  type: 'image/avif',
  media: '(min-width: 768px)',
});
