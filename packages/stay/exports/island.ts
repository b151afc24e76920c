export { island } from '../src/island/island.tsx';
export { laterWords, type WithLaterWords } from '../src/island/later-words.tsx';
export { useHydrated } from '../src/island/use-hydrated.ts';
