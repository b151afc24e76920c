// What is not mutated in the engine's code of money: words for people who run it. A line of the log and the text of a defect
// say what happened and decide nothing; when they are said is mutated as anything else.

/** @param {any} path of Babel: a node with the nodes that it is in. */
function shouldIgnore(path) {
  if (path.isNewExpression() && path.get('callee').isIdentifier({ name: 'Error' })) return 'the text of a defect';
  if (!path.isCallExpression()) return undefined;
  const callee = path.get('callee');
  if (!callee.isMemberExpression()) return undefined;
  const of = callee.get('object');
  const isLog =
    of.isIdentifier({ name: 'log' }) || (of.isMemberExpression() && of.get('property').isIdentifier({ name: 'log' }));
  return isLog ? 'a line of the log' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words-for-operators', value: { shouldIgnore } }];
