import { crc32, deflateSync } from 'node:zlib';
import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoOf } from '../../../../test/photo.ts';
import { cleanPicture, type CleanPicture } from './clean-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

const taken = async (bytes: Buffer): Promise<CleanPicture> => {
  const picture = await cleanPicture(bytes);
  if ('refused' in picture) throw new Error(picture.refused);
  return picture;
};

it('turns a photo upright and leaves out where it was taken', async () => {
  const photo = await photoOf();
  const before = await sharp(photo).metadata();
  expect([before.width, before.height, before.orientation]).toEqual([400, 300, 6]);
  expect(photo.includes('Acme')).toBe(true);
  const { width, height, files } = await taken(photo);
  expect([width, height]).toEqual([300, 400]);
  for (const file of [files.large, files.small]) {
    const { format, exif, icc, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
    expect([format, exif, icc, xmp, iptc, orientation]).toEqual([
      'jpeg',
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(file.includes('Acme')).toBe(false);
  }
});

it('makes PNG and WebP a JPEG on white, no larger than is shown', async () => {
  for (const bytes of [await plain(3000, 1000).png().toBuffer(), await plain(3000, 1000).webp().toBuffer()]) {
    const { width, height, files } = await taken(bytes);
    expect([width, height]).toEqual([2048, 683]);
    expect(await sharp(files.small).metadata()).toMatchObject({ width: 480, height: 160, format: 'jpeg' });
    const { dominant } = await sharp(files.large).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  }
});

/** A PNG that says it has so many pixels, and has none. */
function bombOf(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const nothing = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', nothing),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('refuses what is no photo, by what it is and not by what it is called', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
  );
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
  const photo = await photoOf();
  const cases = [
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'picture_of_unknown_kind'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_of_unknown_kind'],
    ['a drawing', svg, 'picture_of_unknown_kind'],
    ['a GIF', await plain(100, 100).gif().toBuffer(), 'picture_of_unknown_kind'],
    ['nothing', Buffer.alloc(0), 'picture_of_unknown_kind'],
    ['a HEIC', heic, 'picture_heic'],
    ['three pixels', await plain(3, 1).png().toBuffer(), 'picture_too_small'],
    ['a bomb', bombOf(30_000, 30_000), 'picture_too_many_pixels'],
    ['half a photo', photo.subarray(0, photo.length / 2), 'picture_damaged'],
    ['the head of a photo', Buffer.concat([photo.subarray(0, 4), Buffer.from('<script>')]), 'picture_damaged'],
    ['a PNG without pixels', bombOf(2000, 2000), 'picture_damaged'],
    ['too many bytes', Buffer.concat([photo, Buffer.alloc(bytesOfPicture)]), 'picture_too_large'],
  ] as const;
  for (const [what, bytes, refused] of cases) expect([what, await cleanPicture(bytes)]).toEqual([what, { refused }]);
});
