// Takes the place of the router's own reading and writing of search parameters: the site has its own, which keep texts as
// they are (`packages/site/src/router/create-router.tsx`).

const leftOut = (): never => {
  throw new Error('the router’s search parameters are left out of this build: give it parseSearch and stringifySearch');
};

export const defaultParseSearch = leftOut;
export const defaultStringifySearch = leftOut;
export const parseSearchWith = leftOut;
export const stringifySearchWith = leftOut;
