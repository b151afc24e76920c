import type { ImageQuality } from '@latchkey/site/urls';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { chevronLeft, chevronRight, x } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { hidden } from '../text/text.ts';
import { VideoSlide, type GalleryVideo } from './video-slide.tsx';
import { useSlides } from './use-slides.ts';
import * as styles from './gallery.module.css';

export interface GalleryImage extends PictureImage {
  readonly caption: string | null;
}

export interface GalleryProps {
  readonly images: readonly GalleryImage[];
  /** Films, after the pictures. None is fetched before it is in sight and started. */
  readonly videos?: readonly GalleryVideo[] | undefined;
  /** Whose pictures: names the dialog. */
  readonly title: string;
  /** The picture it opens on. */
  readonly first?: number | undefined;
  readonly quality: ImageQuality;
  /** It has closed; take it out of the page. */
  readonly onClose: () => void;
}

/** Pictures over the whole screen, one at a time: swiped, by arrow keys, Home and End, or by its buttons. Open as long as it is in the page. */
export function Gallery({ images, videos = [], title, first = 0, quality, onClose }: GalleryProps): ReactNode {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = images.length + videos.length;
  const { strip, place, showSlide } = useSlides(count, first);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const press = (event: KeyboardEvent): void => {
    // A playing video uses the arrow keys itself.
    if (event.target instanceof HTMLVideoElement) return;
    const [back, on] =
      getComputedStyle(event.currentTarget).direction === 'rtl'
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
    const to = { [back]: place - 1, [on]: place + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    showSlide(to);
  };
  const number = place + 1;
  return (
    <dialog
      ref={dialog}
      className={styles.gallery}
      aria-label={title}
      data-ground="brand"
      onClose={onClose}
      onKeyDown={press}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to take the focus, or keys cannot scroll it */}
      <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={title}>
        {images.map((image, at) => (
          <li key={image.cdnImageUrl} className={styles.slide} inert={at !== place}>
            <figure>
              <Picture image={image} sizes="100vw" quality={quality} priority={at === first} />
              <figcaption>{image.caption}</figcaption>
            </figure>
          </li>
        ))}
        {videos.map((video, at) => (
          <li key={video.url} className={styles.slide} inert={images.length + at !== place}>
            <VideoSlide video={video} quality={quality} isInSight={images.length + at === place} />
          </li>
        ))}
      </ul>
      <p className={styles.count} aria-hidden="true">
        <bdi dir="ltr">
          {number} / {count}
        </bdi>
      </p>
      <p className={cx(hidden)} role="status">{t`Picture ${number} of ${count}`}</p>
      <button
        type="button"
        className={cx(styles.act, styles.back)}
        aria-label={t`Previous picture`}
        aria-disabled={place === 0 || undefined}
        onClick={() => showSlide(place - 1)}
      >
        <Icon icon={chevronLeft} />
      </button>
      <button
        type="button"
        className={cx(styles.act, styles.on)}
        aria-label={t`Next picture`}
        aria-disabled={number === count || undefined}
        onClick={() => showSlide(place + 1)}
      >
        <Icon icon={chevronRight} />
      </button>
      <button
        type="button"
        className={cx(styles.act, styles.close)}
        aria-label={t({ message: 'Close', context: 'a dialog' })}
        onClick={() => dialog.current?.close()}
      >
        <Icon icon={x} />
      </button>
    </dialog>
  );
}
