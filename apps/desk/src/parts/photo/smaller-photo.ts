/** The usual longer side of a photo that is sent, in pixels: as long as the engine keeps it, and light for a phone. */
const usualSide = 2048;

/**
 * A photo as small as it is kept anyway, so that it is sent in seconds; the file itself where this browser cannot read it:
 * then the engine says what is wrong with it.
 */
export async function smallerPhoto(file: Blob, longest = usualSide): Promise<Blob> {
  const picture = await readPicture(file);
  if (picture === null) return file;
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d');
  if (paper === null) return file;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return made !== null && made.size < file.size ? made : file;
}

async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The file is not a picture, or of a kind that this browser fails to read.
    return null;
  }
}
