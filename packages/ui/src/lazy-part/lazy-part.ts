import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is first drawn. A server has it from the start and draws it in its place: React
 * would send what it waited for after the page, and where no script runs that stays unseen.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (typeof document !== 'undefined') return lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  let loaded: ComponentType<Props> | undefined;
  void load().then((part) => (loaded = part));
  return function Part(props: Props): ReactNode {
    if (loaded === undefined) throw new Error('a part was drawn before the server had loaded it');
    return createElement(loaded, props);
  };
}
