import sharp from 'sharp';

/** What a camera writes: a photo that is turned by its file, with the place where it was taken. */
export const photoOf = async ({ width = 400, height = 300 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6', Make: 'Acme' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 35/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
