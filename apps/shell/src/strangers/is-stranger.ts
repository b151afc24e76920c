/** Whether somebody else put this node into the page: React marks its own. */
export const isStranger = (node: Node): boolean => !Object.keys(node).some((name) => name.startsWith('__react'));
