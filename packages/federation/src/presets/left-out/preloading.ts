// Takes the place of the federation runtime's preloading. The origin writes preload links into the page itself.

function leftOut(): never {
  throw new Error('preloading of remotes is left out of this build: the page itself names what to preload');
}

export {
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
};
