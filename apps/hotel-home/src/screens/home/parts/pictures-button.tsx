import type { HotelImage } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { Gallery, prepareGallery } from '@latchkey/ui/gallery';
import { images as imagesGlyph } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Plural } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as styles from './pictures-button.module.css';

/** All the pictures of a house or a room, over the whole screen. */
export function PicturesButton({ images, title }: { readonly images: readonly HotelImage[]; readonly title: string }): ReactNode {
  const { imageQuality } = usePage();
  const [isOpen, setOpen] = useState(false);
  if (images.length < 2) return null;
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
        <Icon glyph={imagesGlyph} />
        <Plural value={images.length} one="# photo" other="# photos" />
      </button>
      {isOpen ? <Gallery images={images} title={title} quality={imageQuality} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
