import { hotel } from '@latchkey/testing/hotel';
import { Gallery } from '@latchkey/ui/gallery';
import { Picture, PictureOf, type PictureImage } from '@latchkey/ui/picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../src/row.tsx';

export default { title: 'ui/Pictures', tags: ['late'] } satisfies Meta;

const pool: PictureImage = {
  cdnImageUrl: '/images/1760/pool.jpg',
  alt: 'The pool at dusk, every balcony lit',
  width: 1920,
  height: 1280,
};
const shared = { title: 'Pictures of the hotel', quality: 100, onClose: () => undefined } as const;

const { alt, width, height } = pool;

/** A hotel's, and one of files that are named, of which none is there: its words stand in its place. */
export const Pictures: StoryObj = {
  render: () => (
    <Row>
      <div style={{ inlineSize: '18rem' }}>
        <Picture image={pool} sizes="18rem" quality={100} />
      </div>
      <div style={{ inlineSize: '18rem' }}>
        <PictureOf
          files={{ sources: [], src: '/images/1760/missing-pool.jpg' }}
          sizes="18rem"
          alt={alt}
          width={width}
          height={height}
        />
      </div>
    </Row>
  ),
};

export const PictureGallery: StoryObj = {
  tags: ['whole-page'],
  render: () => <Gallery {...shared} images={hotel.HotelImages} first={3} />,
};

export const VideoInGallery: StoryObj = {
  tags: ['whole-page'],
  render: () => (
    <Gallery
      {...shared}
      images={[]}
      videos={[{ url: '/films/missing.mp4', name: 'A morning at the pool', poster: '/images/1760/pool.jpg' }]}
    />
  ),
};
