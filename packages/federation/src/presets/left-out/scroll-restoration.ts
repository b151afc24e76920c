// Takes the place of the router's scroll restoration, which is off: the browser restores positions by itself, and the
// shell scrolls to the top after a navigation in the page.

/** Nothing to set up. */
export const setupScrollRestoration = (): void => undefined;
