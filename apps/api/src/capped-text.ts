/** The text of an answer, or null where it is longer than `most` bytes: the rest is not read. */
export async function cappedText(response: Response, most: number): Promise<string | null> {
  if (response.body === null) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
