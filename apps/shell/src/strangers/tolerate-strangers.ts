/**
 * Lets React work in a page into which others write: a translator that puts each text into elements of its own, or in
 * the text's place, and extensions that wrap fields. React would look for its nodes where it put them, throw, and take
 * the part away (apps/shell/decisions/0001-strangers-in-the-page.md). Call it once, as soon as the page is hydrated.
 *
 * A node is taken to lie where what was made of it lies. A text that changes while another stands in its place comes back,
 * so that no old price stays in sight.
 */
export function tolerateStrangers(root: Node): void {
  const standIns = new WeakMap<Node, Node>();
  const taken = new WeakSet<Node>();
  const watch = new MutationObserver(learn);

  function learn(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'characterData') comeBack(record.target);
      else for (const node of record.removedNodes) if (node instanceof Text) noteStandIn(node, record);
    }
  }

  /** A translator takes a text out and leaves an element there: in one step, or the element first. */
  function noteStandIn(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (text.isConnected) return;
    const instead = [...addedNodes, previousSibling, nextSibling].find(
      (node): node is Node =>
        node instanceof HTMLElement && isStranger(node) && node.parentNode === target && !taken.has(node),
    );
    if (instead === undefined) return;
    taken.add(instead);
    standIns.set(text, instead);
    watch.observe(text, { characterData: true });
  }

  function comeBack(text: Node): void {
    const instead = standIns.get(text);
    if (text.isConnected || instead?.isConnected !== true) return;
    standIns.delete(text);
    instead.parentNode?.replaceChild(text, instead);
  }

  /** Where a child of this parent lies now: itself, a stranger around it, or what stands in for it. */
  function placeIn(parent: Node, child: Node): Node | null {
    if (child.parentNode === parent) return child;
    learn(watch.takeRecords());
    let place: Node | null = child.isConnected ? child : (standIns.get(child) ?? null);
    while (place !== null && place.parentNode !== parent)
      place = place.parentNode !== null && isStranger(place.parentNode) ? place.parentNode : null;
    return place;
  }

  // oxlint-disable-next-line typescript/unbound-method -- each is called on the node that it is for
  const { insertBefore, removeChild, appendChild } = Node.prototype;
  /** What is to be moved: with a text go the elements that were put around it or in its place. */
  const moved = <T extends Node>(parent: Node, node: T): Node =>
    node instanceof Text ? (placeIn(parent, node) ?? node) : node;

  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    appendChild.call(this, moved(this, node));
    return node;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before === null ? null : placeIn(this, before);
    insertBefore.call(this, moved(this, node), place);
    return node;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T;
    const place = placeIn(this, node);
    // Around several things a stranger stays: only what is React's goes.
    const goes = place !== null && isAround(place, node) ? place : node;
    if (goes.parentNode !== null) removeChild.call(goes.parentNode, goes);
    return node;
  };

  watch.observe(root, { childList: true, subtree: true });
}

/** Whether a stranger holds nothing but this node, or stands in its place. */
function isAround(stranger: Node, node: Node): boolean {
  if (!stranger.contains(node)) return true;
  for (let inner: Node = stranger; inner !== node;) {
    if (inner.childNodes.length !== 1 || inner.firstChild === null) return false;
    inner = inner.firstChild;
  }
  return true;
}

/** Whether somebody else put this node into the page: React marks its own. */
const isStranger = (node: Node): boolean => !Object.keys(node).some((name) => name.startsWith('__react'));
