import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import { fileField, fileTooLarge } from '@latchkey/releases/page';
import type { Readable } from 'node:stream';

/** What of a form that is too large is still read, so that the rest of it can be answered with a page. */
const mostRead = 128_000_000;

/**
 * Reads a form with files (`multipart/form-data`) and gives it url-encoded, as forms go to the page: a file in
 * base64url (`fileField`), one beyond `bytesOfPicture` without its content. Null where its words alone are more than
 * `bodyBytes`, where it is too long to be read to its end, and where it is not such a form. Files have to stand behind
 * the words.
 */
export async function readFormWithFiles(body: Readable, type: string, bodyBytes: number): Promise<string | null> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^";\s]{1,70}))/i.exec(type);
  if (boundary === null) return null;
  const most = bytesOfPicture + bodyBytes;
  const { bytes, isCut } = await begin(body, most);
  if (bytes === null) return null;
  const end = `\r\n--${boundary[1] ?? boundary[2] ?? ''}--\r\n`;
  const whole = isCut ? Buffer.concat([bytes, Buffer.from(end)]) : bytes;
  const form = await formOf(whole, type);
  return form === null ? null : urlEncoded([...form], isCut, bodyBytes);
}

/** The beginning of a body; what is behind it is read and dropped. */
async function begin(body: Readable, most: number): Promise<{ bytes: Buffer | null; isCut: boolean }> {
  const kept: Buffer[] = [];
  let read = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (read < most) kept.push(chunk.subarray(0, most - read));
    read += chunk.length;
    if (read > mostRead) return { bytes: null, isCut: true };
  }
  return { bytes: Buffer.concat(kept), isCut: read > most };
}

async function formOf(bytes: Buffer, type: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    // It is no form, whatever it says of itself.
    if (cause instanceof TypeError) return null;
    throw cause;
  }
}

async function urlEncoded(
  entries: readonly (readonly [string, File | string])[],
  isCut: boolean,
  bodyBytes: number,
): Promise<string | null> {
  const words = new URLSearchParams();
  const files: string[] = [];
  for (const [place, [name, value]] of entries.entries()) {
    if (typeof value === 'string') words.append(name, value);
    else if (value.size > 0) {
      const isTooLarge = value.size > bytesOfPicture || (isCut && place === entries.length - 1);
      const content = isTooLarge ? fileTooLarge : Buffer.from(await value.arrayBuffer()).toString('base64url');
      files.push(`${encodeURIComponent(fileField(name))}=${content}`);
    }
  }
  const text = words.toString();
  return text.length > bodyBytes ? null : [text, ...files].filter((part) => part !== '').join('&');
}
