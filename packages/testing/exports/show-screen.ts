export { showScreen, type Shown, type ShownWith } from '../src/show-screen.tsx';
