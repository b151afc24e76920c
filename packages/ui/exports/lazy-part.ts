export { lazyPart } from '../src/lazy-part/lazy-part.ts';
