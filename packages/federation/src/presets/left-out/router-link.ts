// Takes the place of the router's link component, which its route classes mention. The site's links are `SiteLink`.

/** Never rendered: only the router's own route objects refer to it. */
export function Link(): never {
  throw new Error('the router’s Link is left out of this build: use SiteLink of @latchkey/site');
}
