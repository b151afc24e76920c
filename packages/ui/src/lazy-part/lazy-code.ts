import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { untilThere } from './until-there.ts';

/**
 * Renders a component whose code is loaded on first use. The server renders it directly: React would otherwise send it
 * after the page, where it stays hidden without a script. In the browser the server's HTML stays until the code is
 * loaded, which is retried until it succeeds. What stands around it waits by a `Suspense` of its own; `lazyPart` has one.
 */
export function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (typeof document !== 'undefined')
    return lazy(async () => ({ default: await untilThere(load) })) as ComponentType<Props>;
  let loaded: ComponentType<Props> | undefined;
  void load().then((part) => (loaded = part));
  return function Part(props: Props): ReactNode {
    if (loaded === undefined) throw new Error('a part was drawn before the server had loaded it');
    return createElement(loaded, props);
  };
}
