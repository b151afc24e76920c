import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { NotHere } from './not-here.tsx';

/**
 * Renders a component whose code is loaded on first use. The server renders it directly: React would otherwise send it
 * after the page, where it stays hidden without a script. In the browser the server's HTML stays until the code is
 * loaded, which is retried until it succeeds.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (typeof document !== 'undefined')
    return lazy(async () => ({ default: await untilThere(load) })) as ComponentType<Props>;
  let loaded: ComponentType<Props> | undefined;
  void load().then((part) => (loaded = part));
  return function Part(props: Props): ReactNode {
    if (loaded === undefined) throw new Error('a part was drawn before the server had loaded it');
    return createElement(loaded, props);
  };
}

/** For dialogs: if the code cannot be loaded, the guest is told so and the page stays usable. */
export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotHere) })) as ComponentType<Props>;

const pauses = [1000, 3000, 10_000];

async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? 30_000));
    }
  }
}
