/** Which hosts can set cookies for one another. */
export { sharesCookies } from '../src/hosts/shares-cookies.ts';
