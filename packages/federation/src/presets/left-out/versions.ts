// Takes the place of the federation runtime's comparison of versions. A page has each singleton in one version, the
// shell's; whether remotes fit it is decided by the release gate, before they go live. The runtime would only warn.

/** Every remote of a page's composition fits its shell. */
export const satisfy = (): boolean => true;
