import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** What a hotel or a room may have, and lucide's drawing of it. A hotel's files name the first. */
const marks = {
  'air-conditioning': 'snowflake',
  bath: 'bath',
  bed: 'bed-double',
  bicycle: 'bike',
  breakfast: 'coffee',
  car: 'car',
  cleaning: 'sparkles',
  court: 'flower-2',
  curtain: 'blinds',
  desk: 'lamp-desk',
  door: 'door-open',
  family: 'baby',
  fire: 'flame',
  guide: 'map',
  'hair-dryer': 'wind',
  key: 'key-round',
  kitchen: 'cooking-pot',
  laundry: 'washing-machine',
  lift: 'arrow-up-down',
  locker: 'lock',
  luggage: 'luggage',
  parking: 'square-parking',
  pool: 'waves-ladder',
  prayer: 'moon-star',
  refrigerator: 'refrigerator',
  safe: 'vault',
  seat: 'armchair',
  shower: 'shower-head',
  sitting: 'sofa',
  socket: 'plug',
  'step-free': 'accessibility',
  tea: 'cup-soda',
  terrace: 'sun',
  view: 'mountain',
  wifi: 'wifi',
} as const;

const side = 24;
const folder = path.join(import.meta.dirname, '../src/facility-mark');
const nodes = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json'), 'utf8'),
) as Record<string, readonly Shape[]>;

const drawn = ([tag, attributes]: Shape): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

// A tick comes first: what a file names that is not drawn here is at least ticked.
const names = Object.entries({ check: 'check', ...marks });
const drawings = names.map(([name, lucide], place) => {
  const shapes = nodes[lucide];
  if (shapes === undefined) throw new Error(`lucide-static has no icon named ${lucide} for ${name}`);
  return `<g transform="translate(0 ${place * side})">${shapes.map(drawn).join('')}</g>`;
});

await writeFile(
  path.join(folder, 'facility-marks.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side * names.length}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">\n${drawings.join('\n')}\n</svg>\n`,
);

await writeFile(
  path.join(folder, 'facility-mark.module.css'),
  `/* Written by scripts/build-facility-marks.ts. */
@layer ui {
  .mark {
    --at: 0;
    display: inline-block;
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    background: currentColor;
    mask: url('./facility-marks.svg') 0 calc(var(--at) * -1.25em) / 1.25em auto no-repeat;
  }
  @media (forced-colors: active) {
    .mark {
      background: CanvasText;
    }
  }
${names
  .map(([name], place) => (place === 0 ? '' : `  .mark[data-mark='${name}'] {\n    --at: ${place};\n  }`))
  .filter(Boolean)
  .join('\n')}
}
`,
);
