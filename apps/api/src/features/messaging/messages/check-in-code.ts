import { toBuffer } from 'qrcode';
import type { InlineImage } from './senders.types.ts';

/** The content id under which mails show the image. */
export const checkInCodeId = 'check-in-code@latchkey';

/** A booking's reference as a QR image, attached to the mail so that programs show it without asking anybody for it. */
export async function checkInCode(reference: string): Promise<InlineImage> {
  const content = await toBuffer(reference, { type: 'png', width: 384, margin: 2, errorCorrectionLevel: 'M' });
  return { contentId: checkInCodeId, filename: `${reference}.png`, contentType: 'image/png', content };
}
