const isAt = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Brands of what phones and cameras write as HEIC or AVIF (ISO/IEC 23008-12, annex B). */
const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

/** What a file is by its first bytes, whatever it is called; `heic` is known only to be named in a refusal. */
export function pictureKindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  if (isAt(bytes, 0, '\xFF\xD8\xFF')) return 'jpeg';
  if (isAt(bytes, 0, '\x89PNG\r\n\x1A\n')) return 'png';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'webp';
  if (isAt(bytes, 4, 'ftyp') && heifBrands.has(bytes.subarray(8, 12).toString('latin1'))) return 'heic';
  return null;
}
