/** What Vite must do as the build does, for tests and the gallery. */
export { inlineScripts } from '../src/inline/inline-scripts.ts';
export { namedMedia } from '../src/styles/named-media-plugin.ts';
