// Takes the place of the router's rewriting of addresses: the site lies at the root of its hosts and shows the addresses
// that it has.

const leftOut = (): never => {
  throw new Error('the router’s rewriting of addresses is left out of this build');
};

export const composeRewrites = leftOut;
export const rewriteBasepath = leftOut;

/** The address as it is. */
export const executeRewriteInput = (_rewrite: undefined, url: URL): URL => url;
export const executeRewriteOutput = (_rewrite: undefined, url: URL): URL => url;
