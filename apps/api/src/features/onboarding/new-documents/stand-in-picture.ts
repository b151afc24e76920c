/** As wide as the widest screen is served. */
const [width, height] = [2400, 1600];

/** A house on a pale ground, as a drawing that nobody takes for a photograph. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 240 160">
<rect width="240" height="160" fill="#eef2f1"/>
<rect y="122" width="240" height="38" fill="#dfe7e5"/>
<g fill="none" stroke="#9db0ac" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
<path d="M72 122V66l48-30 48 30v56z" fill="#f8faf9"/><path d="M62 72l58-36 58 36"/>
<path d="M108 122V94h24v28"/><path d="M84 78h14v16H84zM142 78h14v16h-14zM113 62h14v14h-14z"/>
<path d="M40 122c0-16 4-26 10-26s10 10 10 26M50 122v-18M186 122c0-20 5-32 12-32s12 12 12 32M198 122v-22"/>
<path d="M20 122h200"/></g></svg>`;

/** The picture that a house has until its owner brings in one: a JPEG, with its size in pixels. */
export async function standInPicture(): Promise<{
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}> {
  // Loads 27 MB, and only in processes that make pictures.
  const { default: sharp } = await import('sharp');
  const content = await sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
  return { content, width, height };
}
