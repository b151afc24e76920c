/** The engine's cookie of a browser that looks at a hotel before guests see it. What it opens is the engine's to say. */
export const hotelPreviewCookie = 'latchkey-hotel-preview';

/** What lets a guest's browser look at a hotel before guests see it; over HTTPS it is of this host alone. */
export const hotelPreviewIn = (cookies: Readonly<Record<string, string>>, isSecure: boolean): string | undefined =>
  cookies[isSecure ? `__Host-${hotelPreviewCookie}` : hotelPreviewCookie];
