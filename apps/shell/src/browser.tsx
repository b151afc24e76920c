/// <reference types="@latchkey/federation/ambient" />

// What a page starts with, each a task of its own, so that a slow phone can answer a guest between them: the largest of the
// shared packages, the others with the host of the remotes, and the page.
const parts: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './federation/start-host.ts'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];
const start = (): void => parts.forEach((part) => setTimeout(part));

// The last to come of what `newer-methods.ts` puts in: who has these has them all. In a chunk that there is anyway: another
// one's hash alone would weigh more than this.
if ('toSorted' in [] && 'groupBy' in Map && 'any' in AbortSignal) start();
else void import(/* webpackChunkName: "navigation" */ './newer-methods.ts').then(start);
