import type { HotelImage } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { Gallery, prepareGallery } from '@latchkey/ui/gallery';
import { images as imagesGlyph } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Film } from '../home.model.ts';
import * as styles from './pictures-button.module.css';

export interface PicturesButtonProps {
  readonly images: readonly HotelImage[];
  readonly title: string;
  readonly films?: readonly Film[] | undefined;
}

const none: readonly Film[] = [];

/** All the pictures and films of a hotel or a room, over the whole screen. */
export function PicturesButton({ images, title, films = none }: PicturesButtonProps): ReactNode {
  const { t } = useLingui();
  const { imageQuality } = usePage();
  const [isOpen, setOpen] = useState(false);
  if (images.length + films.length < 2) return null;
  const [first, second] = [
    t`${plural(images.length, { one: '# photo', other: '# photos' })}`,
    t`${plural(films.length, { one: '# film', other: '# films' })}`,
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
        <Icon glyph={imagesGlyph} />
        {films.length === 0 ? first : t({ message: `${first}, ${second}`, context: 'two parts of an enumeration' })}
      </button>
      {isOpen ? (
        <Gallery images={images} films={films} title={title} quality={imageQuality} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
