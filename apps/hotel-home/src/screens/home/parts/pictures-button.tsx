import type { HotelImage } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { Dialog } from '@latchkey/ui/dialog';
import { images as imagesGlyph } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Picture } from '@latchkey/ui/picture';
import { soft, tiny } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { Plural } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as styles from './pictures-button.module.css';

/** All the pictures of a house or a room, one under the other: large, never a strip. */
export function PicturesButton({ images, title }: { readonly images: readonly HotelImage[]; readonly title: string }): ReactNode {
  const { imageQuality } = usePage();
  const [open, setOpen] = useState(false);
  if (images.length < 2) return null;
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <Icon glyph={imagesGlyph} />
        <Plural value={images.length} one="# photo" other="# photos" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} size="wide" title={title}>
        <div className={styles.list}>
          {images.map((image) => (
            <figure key={image.cdnImageUrl}>
              <Picture image={image} sizes="(min-width: 768px) 54rem, 100vw" quality={imageQuality} />
              {image.caption === null ? null : <figcaption className={cx(tiny, soft)}>{image.caption}</figcaption>}
            </figure>
          ))}
        </div>
      </Dialog>
    </>
  );
}
