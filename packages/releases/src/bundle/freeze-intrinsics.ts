import vm from 'node:vm';
import { stackSettings } from './stack-settings.ts';

/**
 * Properties that programs set on objects of their own although a prototype has them: an error's name, a class's
 * `toString`. Of a frozen prototype JavaScript refuses even that, unless the property is a pair of accessors.
 */
const setOnOwn = new Set<string | symbol>(
  'toString toLocaleString valueOf name message hasOwnProperty constructor'.split(' '),
);

/** Held by Node itself, which writes to them: of such an object neither is anything shared. */
const isState = (value: object): boolean => ArrayBuffer.isView(value) || value instanceof ArrayBuffer;

/**
 * Freezes everything that every release of a thread shares: the language's and the web's own objects, down to the last
 * prototype, the globals' names, and `shared`, the modules that bundles get. What one bundle replaced would else be
 * what the pages of all others are made with. Names that nobody had can still be added to the global object.
 */
export function freezeIntrinsics(shared: readonly unknown[]): void {
  const own = withAllBelow([...Object.getOwnPropertyNames(globalThis).map(fixGlobal), ...unnamed()]);
  const all = withAllBelow([...own, ...shared]);
  const prototypes = new Set([...all].filter(isPrototype));
  const ofLanguage = prototypesOfLanguage();
  // Node sets state and methods on its own objects: a socket's `write` once it has ended. Arrays, promises and texts are
  // fast only while theirs are plain.
  for (const one of prototypes)
    if (!ofLanguage.has(one)) letOwnBeSet(one, () => true);
    else if (isPlain(one)) letOwnBeSet(one, (key) => setOnOwn.has(key));
  for (const one of all)
    if (prototypes.has(one) && !ofLanguage.has(one)) freezeProperties(one);
    else if (one === Error) freezeProperties(one, stackSettings);
    else if (!isState(one)) Object.freeze(one);
}

/** Those that a context has in which nothing is but the language. */
function prototypesOfLanguage(): Set<unknown> {
  const names = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const makers = [...names.map((name): unknown => Reflect.get(globalThis, name)), ...allOf(Intl)];
  return new Set(makers.map((maker) => (maker as { prototype?: unknown } | undefined)?.prototype));
}

const allOf = (one: object): unknown[] => Reflect.ownKeys(one).map((key): unknown => Reflect.get(one, key));

const isPlain = (prototype: object): boolean =>
  prototype === Object.prototype || prototype === Function.prototype || 'message' in prototype;

/** What nobody names: it is found by what makes it. */
const unnamed = (): unknown[] =>
  vm.runInThisContext(`[
    Uint8Array, function* () {}, async function () {}, async function* () {}, (function* () {})(), (async function* () {})(),
    [][Symbol.iterator](), ''[Symbol.iterator](), new Map().entries(), new Set().entries(), ''.matchAll(/x/g),
    new Intl.Segmenter().segment(''), new Intl.Segmenter().segment('')[Symbol.iterator](), new Headers().entries(),
  ].map((it) => Object.getPrototypeOf(it))`) as unknown[];

/** These objects, and all that their properties and prototypes lead to. */
function withAllBelow(begin: readonly unknown[]): Set<object> {
  const seen = new Set<object>();
  const waiting = [...begin];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (((typeof one !== 'object' || one === null) && typeof one !== 'function') || seen.has(one) || one === globalThis)
      continue;
    seen.add(one);
    for (const key of Reflect.ownKeys(one)) {
      const found = Object.getOwnPropertyDescriptor(one, key);
      waiting.push(...(found === undefined ? [] : allOf(found)));
    }
    waiting.push(Object.getPrototypeOf(one));
  }
  return seen;
}

/** Keeps what a name of the global object stands for, and answers with it. */
function fixGlobal(name: string): unknown {
  const found = Object.getOwnPropertyDescriptor(globalThis, name);
  if (found === undefined || !found.configurable) return found?.value;
  // Some are made when they are first asked for.
  const value: unknown = Reflect.get(globalThis, name);
  Object.defineProperty(globalThis, name, {
    value,
    writable: false,
    configurable: false,
    enumerable: found.enumerable ?? false,
  });
  return value;
}

/**
 * As `Object.freeze`, but for `writable` and for what Node's own classes write into their objects and hold fixed in their
 * prototype (an emitter's `kCapture`), which a frozen prototype would forbid. Never of the language's own prototypes: V8
 * takes a property that is defined anew for one that was replaced, and from then on copies and walks every array step by
 * step, up to eighty times as slowly.
 */
function freezeProperties(one: object, writable: readonly (string | symbol)[] = []): void {
  Object.preventExtensions(one);
  for (const key of Reflect.ownKeys(one)) {
    const found = Object.getOwnPropertyDescriptor(one, key);
    if (found?.configurable !== true) continue;
    const isFixed = 'value' in found && !writable.includes(key);
    Object.defineProperty(one, key, { configurable: false, ...(isFixed ? { writable: false } : {}) });
  }
}

/** Whether objects inherit from it. */
function isPrototype(one: object): boolean {
  const maker: unknown = Object.getOwnPropertyDescriptor(one, 'constructor')?.value;
  return typeof maker === 'function' && Object.getOwnPropertyDescriptor(maker, 'prototype')?.value === one;
}

function letOwnBeSet(prototype: object, isMeant: (key: string | symbol) => boolean): void {
  for (const key of Reflect.ownKeys(prototype)) {
    const found = Object.getOwnPropertyDescriptor(prototype, key);
    if (found === undefined || !('value' in found) || !found.configurable || !isMeant(key)) continue;
    const value: unknown = found.value;
    Object.defineProperty(prototype, key, {
      configurable: false,
      enumerable: found.enumerable ?? false,
      get: () => value,
      set(this: object, given: unknown) {
        if (this === prototype) throw new TypeError(`${String(key)} is the same for every release`);
        Object.defineProperty(this, key, { value: given, writable: true, enumerable: true, configurable: true });
      },
    });
  }
}

/** Freezes what a shell provides to the bundles of others: the modules, and the functions and classes that they export. */
export function freezeProvided(provided: Readonly<Record<string, unknown>>): void {
  for (const module of Object.values(provided)) {
    if (typeof module !== 'object' || module === null) continue;
    const own: unknown = Reflect.get(module, 'default');
    for (const one of [module, own])
      if (typeof one === 'object' && one !== null) {
        for (const exported of allOf(one))
          if (typeof exported === 'function') {
            if (typeof exported.prototype === 'object' && exported.prototype !== null)
              Object.freeze(exported.prototype);
            Object.freeze(exported);
          }
        Object.freeze(one);
      }
  }
}
