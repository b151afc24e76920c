import { chromium } from '@playwright/test';
import { createGuard, ready } from '../guard.ts';
import { launchOptions } from '../browser.ts';

// Opens addresses in a browser and says, a line each, which of them did not come alive without a complaint.
const browser = await chromium.launch(launchOptions);
try {
  for (const address of process.argv.slice(2)) {
    const context = await browser.newContext();
    const guard = createGuard();
    // What the page itself answers is the gate's own question before this one.
    guard.allow(/status of 4\d\d/);
    await guard.watch(context);
    const page = await context.newPage();
    await page.goto(address);
    const isAlive = await ready(page).then(
      () => true,
      () => false,
    );
    const said = [...(isAlive ? [] : ['does not come alive']), ...guard.complaints()];
    for (const complaint of said) console.log(`${new URL(address).pathname}: ${complaint}`);
    if (said.length > 0) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
}
