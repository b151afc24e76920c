/** How wide the first picture stands, for the page's preload and the picture itself alike. */
export const heroSizes = '(min-width: 768px) 75vw, 100vw';
