import type { PictureImage } from '@latchkey/ui/picture';

/** A room or a hotel that a page leads on to. */
export interface OnwardCard {
  readonly href: string;
  readonly name: string;
  /** One line of its character. */
  readonly line: string;
  readonly image: PictureImage;
}

/** What stands below a page that has nothing of its own to show (`leadsOn` of its head). */
export interface Onward {
  readonly kind: 'rooms' | 'hotels';
  readonly cards: readonly OnwardCard[];
}
