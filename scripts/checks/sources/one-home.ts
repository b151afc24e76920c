import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { root } from '../../run/paths.ts';
import { parsed, visit } from './parsed.ts';

/** Forms with a field that takes figures only: they say how many. */
const figuresOnly: readonly string[] = [
  'apps/hotel-home/src/screens/home/talk/price-dialog.island.tsx',
  'apps/marketing/src/screens/corporate-booking/parts/enquiry-form.tsx',
  'apps/marketing/src/screens/list-your-hotel/parts/hotelier-form.tsx',
  'apps/booking-status/src/look-up/code-form.tsx',
  'apps/booking-status/src/screens/booking/parts/enter-code.tsx',
];

const files = globSync('{apps,packages}/*/{src,exports}/**/*.{ts,tsx}', {
  cwd: root,
  // What a step of the schema once did stands as it was.
  exclude: [
    '**/*.{test,test-d,stories,fixtures}.{ts,tsx}',
    'packages/testing/**',
    'apps/api/src/database/migrations/**',
  ],
});
/** Lengths of fields and places on pages that are written out beside their home. */
export function homeFaults(): string[] {
  const faults: string[] = [];
  for (const file of files)
    visit(parsed(path.join(root, file)), (node) => {
      if (file.startsWith('apps/api/') && isAnchor(node))
        faults.push(`${file}: where a part of a page stands is packages/site’s to say (exports/urls.ts)`);
      if (isLengthByHand(node) && !figuresOnly.includes(file))
        faults.push(`${file}: how long a field may be stands in booking-core's fieldLengths`);
    });
  return faults;
}

/** A place on a page, `#rooms` or the end of an address: pages are the remotes', and their addresses those of `site`. */
function isAnchor(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateTail(node)) return false;
  return /(?:^|[\w/])#[a-z][\w-]+$/i.test(node.text) && !/^#(?:[0-9a-f]{3}){1,2}$/i.test(node.text);
}

/** `maxLength` of a field, or among a field's properties, as a figure: written there, or named in the same file. */
function isLengthByHand(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return false;
  return node.name.getText() === 'maxLength' && isFigure(node.initializer);
}

function isFigure(value: ts.Node | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isJsxExpression(value)) return isFigure(value.expression);
  if (ts.isConditionalExpression(value)) return isFigure(value.whenTrue) || isFigure(value.whenFalse);
  if (ts.isIdentifier(value)) return isFigure(declaredIn(value.getSourceFile(), value.text)?.initializer);
  return ts.isNumericLiteral(value) || (ts.isStringLiteralLike(value) && /^\d+$/.test(value.text));
}

function declaredIn(file: ts.SourceFile, name: string): ts.VariableDeclaration | undefined {
  let found: ts.VariableDeclaration | undefined;
  visit(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found = node;
  });
  return found;
}
