export { showScreen, type RenderedScreen, type ShownWith } from '../src/show-screen.tsx';
