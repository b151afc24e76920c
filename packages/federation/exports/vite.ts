/** What Vite must do as the build does, for tests and the gallery. */
export { inlineScripts } from '../src/inline/inline-scripts.ts';
