/** An observer for which everything is in sight: happy-dom lays nothing out. */
class EverythingInSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry = { boundingClientRect: box, intersectionRatio: 1, intersectionRect: box, isIntersecting: true };
    this.#seen([{ ...entry, rootBounds: null, target, time: 0 }], this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Parts of a page that wait until the guest is near come at once. */
export const putEverythingInSight = (): void =>
  void Object.assign(globalThis, { IntersectionObserver: EverythingInSight });
