import { hotel } from '@latchkey/testing/hotel';
import { Gallery } from '@latchkey/ui/gallery';
import { Picture, type PictureImage } from '@latchkey/ui/picture';
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

/** Whole, and one whose file is missing: its words stand in its place. */
export const Pictures: StoryObj = {
  render: () => (
    <Row>
      {[pool, { ...pool, cdnImageUrl: '/images/1760/missing-pool.jpg' }].map((image) => (
        <div key={image.cdnImageUrl} style={{ inlineSize: '18rem' }}>
          <Picture image={image} sizes="18rem" quality={100} />
        </div>
      ))}
    </Row>
  ),
};

export const PictureGallery: StoryObj = {
  tags: ['whole-page'],
  render: () => <Gallery {...shared} images={hotel.HotelImages} first={3} />,
};

export const FilmInGallery: StoryObj = {
  tags: ['whole-page'],
  render: () => (
    <Gallery
      {...shared}
      images={[]}
      films={[{ url: '/films/missing.mp4', name: 'A morning at the pool', poster: '/images/1760/pool.jpg' }]}
    />
  ),
};
