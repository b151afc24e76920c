import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder } from '../run/own-folder.ts';
import { publishBuilds } from '../run/build.ts';
import { freePorts } from '../run/ports.ts';
import { startProduct } from '../run/product.ts';
import { main, StepFailed } from '../run/step.ts';
import { readPage } from './read-page.ts';

// `show-page.ts spa sandalwood.localhost/spa "Spa" ar="السبا"`: starts the product, as it is built, with the shell and one
// remote, and reads a page of the remote as the server renders it: in English and the languages given, with its title as heading.
const [app = '', at = '', title = '', ...others] = process.argv.slice(2);
const host = at.slice(0, at.indexOf('/'));
const address = at.slice(host.length);

await main(async () => {
  const state = ownFolder('page');
  try {
    await publishBuilds(path.join(state, 'releases'), ['shell', app]);
    const ports = await freePorts();
    const product = await startProduct({ ports, state, env: { AVIF: 'off' } });
    try {
      await show(ports.ORIGIN_PORT, address, title);
      for (const other of others) await show(ports.ORIGIN_PORT, `${address}?lang=${other.slice(0, 2)}`, other.slice(3));
    } finally {
      await product.stop();
    }
  } finally {
    await rm(state, { recursive: true, force: true });
  }
});

/** Prints how the page answers and its heading. Throws `StepFailed` where it is another one. */
async function show(port: number, page: string, heading: string): Promise<void> {
  const { status, text } = await readPage(port, host, page);
  const found = /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[0] ?? '(no heading)';
  console.log(`  ${page}: ${status}, ${found}`);
  if (status !== 200 || !found.includes(`>${heading}<`))
    throw new StepFailed(`${page} does not show “${heading}”:\n${text.slice(0, 2000)}`);
}
