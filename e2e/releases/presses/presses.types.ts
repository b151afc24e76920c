import type { Page } from '@playwright/test';
import type { Walk } from '@latchkey/releases/gate';

/** The presses of a walk, from its first page, which is open. Answers with what was read on the way. */
export type Presses = (page: Page, facts: Walk['facts']) => Promise<Readonly<Record<string, string>>>;
