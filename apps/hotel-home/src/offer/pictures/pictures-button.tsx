import type { HotelImage } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { Gallery, prepareGallery } from '@latchkey/ui/gallery';
import { images as imagesIcon } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { HotelVideo } from './hotel-video.types.ts';
import * as styles from './pictures-button.module.css';

export interface PicturesButtonProps {
  readonly images: readonly HotelImage[];
  readonly title: string;
  readonly videos?: readonly HotelVideo[] | undefined;
}

const none: readonly HotelVideo[] = [];

/** All the pictures and videos of a hotel or a room, over the whole screen. */
export function PicturesButton({ images, title, videos = none }: PicturesButtonProps): ReactNode {
  const { t } = useLingui();
  const { imageQuality } = usePage();
  const [isOpen, setOpen] = useState(false);
  if (images.length + videos.length < 2) return null;
  const [first, second] = [
    t`${plural(images.length, { one: '# photo', other: '# photos' })}`,
    t`${plural(videos.length, { one: '# film', other: '# films' })}`,
  ];
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prepareGallery}
        onFocus={prepareGallery}
      >
        <Icon icon={imagesIcon} />
        {videos.length === 0 ? first : t({ message: `${first}, ${second}`, context: 'two parts of an enumeration' })}
      </button>
      {isOpen ? (
        <Gallery images={images} videos={videos} title={title} quality={imageQuality} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
