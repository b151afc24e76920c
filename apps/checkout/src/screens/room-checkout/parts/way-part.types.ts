/** Where a way to pay is said: what it is called, what comes of it, and on the button. */
export type WayPart = 'label' | 'what' | 'button';
