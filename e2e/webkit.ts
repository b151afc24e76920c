import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';

/** Whether there is the WebKit that Playwright brings (`playwright install webkit`): it has no build for every system. */
export const hasWebkit: boolean = existsSync(webkit.executablePath());
