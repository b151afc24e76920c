import { openPages } from '../judge/pages.ts';
import { askHost, type HostAnswer } from '../price-checker/ask-host.ts';
import { hosts, nameOf } from '../running/addresses.ts';
import { expect, test } from '../test.ts';

/** Asked again where the server had no time for it: who walks every page at once makes a crowd. */
async function read(host: string, path: string): Promise<HostAnswer> {
  for (let time = 0; time < 3; time += 1) {
    const answer = await askHost(nameOf(host), path);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return askHost(nameOf(host), path);
}

const ofDesk = (host: string): boolean => host === hosts.desk;

test('no document of a guest names a byte of the desk', async () => {
  for (const { name, host, path } of openPages.filter((page) => !ofDesk(page.host))) {
    const { text } = await read(host, path);
    expect(text, name).toContain('/assets/shell/');
    expect(text, name).not.toContain('/assets/desk/');
    expect(text, name).not.toContain('/h/$hotelId');
  }
});

test('a document of the desk names the shell and itself, and nothing of a guest', async () => {
  const { text } = await read(hosts.desk, '/sign-in');
  const named = new Set([...text.matchAll(/\/assets\/([a-z-]+)\//g)].map(([, app]) => app));
  expect(named).toEqual(new Set(['shell', 'desk']));
});

test('nothing of the desk is on a guest’s host, and nothing of a guest on the desk’s', async () => {
  for (const host of [hosts.provider, hosts.platform, hosts.sandalwood])
    for (const path of ['/sign-in', '/h/1760/people'])
      expect([host, path, (await read(host, path)).status]).toEqual([host, path, 404]);
  // The desk has a page at its root, too.
  for (const { host, path } of openPages.filter((page) => !ofDesk(page.host) && !/^\/(?:\?|$)/.test(page.path)))
    expect([host, path, (await read(hosts.desk, path)).status]).toEqual([host, path, 404]);
});
