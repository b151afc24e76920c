import { documents, setUp } from '../settings.fixture.ts';

const facts = documents['hotel.json'];
const [king, ...others] = facts.rooms;

/** A hotel with three pictures, one of which lacks a German description, and one that is shown nowhere. */
export const withPictures = {
  ...setUp,
  documents: {
    ...documents,
    'hotel.json': {
      ...facts,
      images: ['pool', 'lobby'],
      imageFocus: { pool: { x: 20, y: 75 } },
      rooms: [{ ...king, images: ['bed'] }, ...others.map((room) => ({ ...room, images: ['bed'] }))],
    },
    'words.en.json': {
      ...documents['words.en.json'],
      images: {
        pool: { alt: 'The pool at dusk', caption: null },
        lobby: { alt: 'The lobby', caption: 'Since 1912' },
        bed: { alt: 'A bed', caption: null },
      },
    },
    'words.de.json': {
      ...documents['words.de.json'],
      images: { pool: { alt: 'Der Pool am Abend', caption: null }, bed: { alt: 'Ein Bett', caption: null } },
    },
  },
  images: ['pool', 'lobby', 'bed', 'photo-1'].map((name) => ({ name, width: 2400, height: 1600 })),
  findings: [
    {
      rank: 'should',
      file: 'words.de.json',
      path: 'images.lobby',
      kind: 'picture_undescribed',
      message: 'has no words',
    },
  ],
};
