/** How wide a found hotel's picture is fetched, by the page's head and the picture alike: on a phone a little less than it stands. */
export const pictureSizes = '(min-width: 768px) 272px, 80vw';
