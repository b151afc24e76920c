import desktop from './pictures/shot-desktop.jpg';

/** The picture of the provider's pages for sharing: what a guest sees of a hotel. */
export const providerCard = { image: desktop, imageSize: [1280, 850] } as const;
