import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { NotHere } from './not-here.tsx';

/**
 * A component whose code comes when it is first drawn. A server has it from the start and draws it in its place: React
 * would send what it waited for after the page, and where no script runs that stays unseen. Until the code is there the
 * server's drawing stands, so it is asked for again and again.
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

/** What opens at a press: where its code cannot be had the guest is told so, and the page stays. */
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
