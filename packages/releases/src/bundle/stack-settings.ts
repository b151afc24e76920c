/**
 * What programs set of `Error` to say how stacks are made: React's development build does around each element, loggers and
 * validators around an error that is to be cheap. In strict code a frozen `Error` would refuse it, and V8 takes no accessor
 * for the limit: it would make no stack at all. So they stay plain, and are put back before the next page.
 */
export const stackSettings = ['stackTraceLimit', 'prepareStackTrace'] as const;

/** Lets the settings of stacks be set in this thread; what it returns puts them back to what they are now. */
export function keepStackSettings(): () => void {
  const before = stackSettings.map((name) => [name, Reflect.get(Error, name) as unknown] as const);
  for (const [name, value] of before)
    Object.defineProperty(Error, name, { value, writable: true, enumerable: true, configurable: true });
  return () => {
    for (const [name, value] of before) Reflect.set(Error, name, value);
  };
}
