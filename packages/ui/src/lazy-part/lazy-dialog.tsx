import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { Lost, NotHere } from './not-here.tsx';

/**
 * For dialogs, and parts of them, that come when they are opened. If the code cannot be loaded, the guest is told so and the
 * page stays usable; the failure is not kept: the next opening asks for the code again. A dialog that can be closed
 * (`onClose`) is closed, so that its button opens it anew; a part of an open one says so in its place and has a button of its
 * own.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(async () => ({ default: await load().catch(() => NotHere as ComponentType<Props>) })) as ComponentType<Props>;
  // One attempt for all: React forgets the state of what waits for its first drawing.
  let latest: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props): ReactNode {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() =>
      isWanted(props) ? (latest ??= begin()) : null,
    );
    // While it is closed nothing is fetched: what was lost waits for the guest to ask again.
    if (Part === null && isWanted(props)) setPart(() => (latest ??= begin()));
    if (Part === null) return null;
    const forget = (): void => {
      if (latest === Part) latest = null;
      setPart(null);
    };
    return (
      <Lost value={forget}>
        <Part {...props} />
      </Lost>
    );
  };
}

/** Whether the guest wants to see it now: one without `open` exists only while it is seen. */
const isWanted = (props: object): boolean => !('open' in props) || Boolean(props.open);
