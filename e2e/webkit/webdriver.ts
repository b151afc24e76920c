import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../scripts/run/ports.ts';

/** The part of WebDriver (https://www.w3.org/TR/webdriver2/) that a guest needs. */
export interface Browser {
  go(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function's body in the page and answers with what it returns; an element is answered as its reference. */
  run<T>(script: string, ...given: readonly unknown[]): Promise<T>;
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
  /** A picture of what the window shows, PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An element as WebDriver names it. */
export type ElementReference = Readonly<Record<typeof elementKey, string>>;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** How long the driver may take to listen, in milliseconds. */
const patienceMs = 20_000;

/** Opens a window of WebKitGTK by its driver; `binary` is the browser that it starts. */
export async function openWebkit(driver: string, binary: string, width: number, height: number): Promise<Browser> {
  const { ORIGIN_PORT: port } = await freePorts();
  const process = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  const at = `http://127.0.0.1:${port}`;
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${at}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (const until = Date.now() + patienceMs; ; await pause(100)) {
    if (
      await ask('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      break;
    if (Date.now() > until) throw new Error(`${driver} does not listen`);
  }
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: options },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width, height });
  return {
    go: (url) => ask('POST', `${session}/url`, { url }),
    address: () => ask('GET', `${session}/url`),
    run: (script, ...args) => ask('POST', `${session}/execute/sync`, { script, args }),
    click: (element) => ask('POST', `${session}/element/${element[elementKey]}/click`, {}),
    type: (element, text) => ask('POST', `${session}/element/${element[elementKey]}/value`, { text }),
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await ask('DELETE', session);
      process.kill();
    },
  };
}
