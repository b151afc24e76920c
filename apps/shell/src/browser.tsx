/// <reference types="@latchkey/federation/ambient" />
import { startHost } from './federation/start-host.ts';

startHost();
// This task has set up the shared packages; the page's start is the next one, so that a slow phone can answer a guest between the two.
setTimeout(() => void import(/* webpackMode: "eager" */ './start.tsx'));
