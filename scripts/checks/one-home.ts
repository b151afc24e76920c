import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { locales } from '@latchkey/booking-core/language';
import { guestsChoices, paymentModes, paymentPlans } from '@latchkey/booking-core/payment-ways';
import { root } from '../run/paths.ts';
import { parsed, visit } from './parsed.ts';

/** A list that stands in one file, and the files where it may be written out for another reason. */
interface HomedList {
  readonly list: string;
  readonly values: readonly string[];
  readonly home: string;
  readonly elsewhere: readonly string[];
}

const payment = {
  home: 'packages/booking-core/src/payment-ways/payment-ways.ts',
  elsewhere: [
    // What one payment is for: more than a stay's plans.
    'apps/api/src/database/tables/payment-tables.ts',
  ],
};
const lists: readonly HomedList[] = [
  { list: 'the modes of paying', values: paymentModes, ...payment },
  { list: 'the plans of paying', values: paymentPlans, ...payment },
  { list: 'the ways to pay', values: guestsChoices, ...payment },
  {
    list: 'the languages of the site',
    values: locales,
    home: 'packages/booking-core/src/language/locales.ts',
    elsewhere: [],
  },
];

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
  exclude: ['**/*.{test,test-d,stories,fixtures}.{ts,tsx}', 'packages/testing/**'],
});
const faults: string[] = [];
for (const file of files)
  visit(parsed(path.join(root, file)), (node) => {
    const written = literalsOf(node);
    for (const { list, values, home, elsewhere } of lists)
      if (file !== home && !elsewhere.includes(file) && isWrittenOut(written, values))
        faults.push(`${file}: ${list} stand in ${home}; take them from there`);
    if (isLengthByHand(node) && !figuresOnly.includes(file))
      faults.push(`${file}: how long a field may be stands in booking-core's fieldLengths`);
  });

for (const fault of faults) console.error(fault);
console.log(`${lists.length} lists and the lengths of fields, ${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The texts of a union of texts or of a list of them. */
function literalsOf(node: ts.Node): readonly string[] {
  if (ts.isUnionTypeNode(node))
    return node.types.flatMap((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
    );
  return ts.isArrayLiteralExpression(node)
    ? node.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []))
    : [];
}

function isWrittenOut(written: readonly string[], values: readonly string[]): boolean {
  return written.length > 0 && values.every((value) => written.includes(value));
}

function isLengthByHand(node: ts.Node): boolean {
  return (
    ts.isJsxAttribute(node) &&
    node.name.getText() === 'maxLength' &&
    node.initializer !== undefined &&
    ts.isJsxExpression(node.initializer) &&
    node.initializer.expression !== undefined &&
    ts.isNumericLiteral(node.initializer.expression)
  );
}
