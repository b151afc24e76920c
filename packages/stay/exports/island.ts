export { island } from '../src/island/island.tsx';
export { useHydrated } from '../src/island/use-hydrated.ts';
