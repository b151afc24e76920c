import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { offByPlaywright } from '../browser.ts';
import { expect, test } from '../test.ts';

test('what Playwright switches off in the browser is off in that of the journeys too', async () => {
  const folder = ownFolder('browser');
  const [program, told] = [path.join(folder, 'program'), path.join(folder, 'told')];
  // A program in the browser's place, which writes down how it is called.
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${told}'\n`);
  await chmod(program, 0o755);
  await expect(chromium.launch({ executablePath: program })).rejects.toThrow(/closed/);
  const list = /^--disable-features=(.*)$/m.exec(await readFile(told, 'utf8'))?.[1] ?? '';
  expect(list.split(',').toSorted()).toEqual(offByPlaywright.toSorted());
  await rm(folder, { recursive: true });
});
