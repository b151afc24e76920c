export { screenRequest } from '../src/screen-request.ts';
