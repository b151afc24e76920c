/** The engine's cookie of a browser that looks at a hotel before guests see it. What it opens is the engine's to say. */
export const hotelPreviewCookie = 'latchkey-hotel-preview';
