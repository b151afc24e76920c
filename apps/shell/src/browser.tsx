/// <reference types="@latchkey/federation/ambient" />

// What a page starts with, each a task of its own, so that a slow phone can answer a guest between them: the largest of the
// shared packages, the others with the host of the remotes, and the page.
const parts: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './federation/start-host.ts'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];
for (const part of parts) setTimeout(part);
