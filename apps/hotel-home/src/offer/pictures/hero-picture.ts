/** How wide the first picture is fetched, for the page's preload and the picture itself alike: a phone's is cropped and small, so a little less than its width is enough. */
export const heroSizes = '(min-width: 768px) 75vw, 80vw';
