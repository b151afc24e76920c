import { useEffect, useRef, useState } from 'react';

/** By name, what a component that is on the page holds, and which one. Browsers alone write it. */
const carried = new Map<string, { readonly by: object; readonly state: unknown }>();

/**
 * State that goes on where a page that comes replaces the component by one that asks for the same name: what a guest has
 * opened or begun stays as it is. Two on one page need two names; without one it is plain state. Forgotten where nothing
 * takes the component's place.
 */
export function useCarried<T>(name: string | undefined, first: T): readonly [state: T, setState: (next: T) => void] {
  const [state, setState] = useState<T>(
    () => ((name === undefined ? undefined : carried.get(name)?.state) ?? first) as T,
  );
  const by = useRef({});
  useEffect(() => {
    if (name !== undefined) carried.set(name, { by: by.current, state });
  }, [name, state]);
  useEffect(() => {
    const mine = by.current;
    return () => {
      setTimeout(() => {
        if (name !== undefined && carried.get(name)?.by === mine) carried.delete(name);
      });
    };
  }, [name]);
  return [state, setState];
}
