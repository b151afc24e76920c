import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Lucide's name of every icon in use. The second list turns round in right-to-left writing. */
const upright = [
  'accessibility',
  'badge-check',
  'ban',
  'bath',
  'bed-double',
  'bed-single',
  'briefcase',
  'brush-cleaning',
  'calendar-days',
  'calendar-plus',
  'calendar-range',
  'camera',
  'car',
  'chart-column',
  'check',
  'chevron-down',
  'chevron-up',
  'chevrons-up',
  'chevrons-up-down',
  'circle-alert',
  'circle-dashed',
  'circle-user-round',
  'clock-4',
  'clock-alert',
  'coffee',
  'coins',
  'dumbbell',
  'ellipsis',
  'eye',
  'fingerprint-pattern',
  'globe',
  'hourglass',
  'images',
  'info',
  'landmark',
  'lock',
  'lock-open',
  'luggage',
  'mail',
  'map-pin',
  'menu',
  'message-circle-question-mark',
  'minus',
  'moon',
  'move',
  'pencil',
  'phone',
  'pin',
  'plane',
  'plus',
  'printer',
  'receipt',
  'receipt-indian-rupee',
  'refresh-cw',
  'scaling',
  'scissors',
  'search',
  'shirt',
  'shopping-bag',
  'snowflake',
  'sofa',
  'sparkles',
  'star',
  'train-front',
  'trees',
  'triangle-alert',
  'tv',
  'user-plus',
  'users',
  'utensils',
  'video',
  'wallet',
  'waves-horizontal',
  'wifi',
  'wrench',
  'x',
];
const turning = [
  'arrow-left',
  'arrow-right',
  'chart-gantt',
  'chevron-left',
  'chevron-right',
  'clipboard-list',
  'external-link',
  'log-in',
  'log-out',
  'messages-square',
  'notebook-text',
  'sliders-horizontal',
  'send',
  'undo-2',
];

const circle = ({ cx, cy, r }: Readonly<Record<string, string>>): string => {
  const radius = Number(r);
  return `M${Number(cx) - radius} ${cy}a${r} ${r} 0 1 0 ${radius * 2} 0a${r} ${r} 0 1 0 ${-radius * 2} 0z`;
};

const rect = ({ x, y, width, height, rx = '0' }: Readonly<Record<string, string>>): string => {
  const [w, h, r] = [Number(width), Number(height), Number(rx)];
  const corner = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  return `M${Number(x) + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
};

// A leading `m` is absolute only where it opens a path; what follows its first pair are relative lines.
const opened = (d: string): string =>
  d.replace(/^m(\s*-?(?:\d*\.)?\d+[\s,]*-?(?:\d*\.)?\d+)\s*(?=[-\d.])/, 'M$1l').replace(/^m/, 'M');

function pathOf([tag, attributes]: Shape): string {
  switch (tag) {
    case 'path':
      return opened(attributes['d'] ?? '');
    case 'circle':
      return circle(attributes);
    case 'rect':
      return rect(attributes);
    case 'line':
      return `M${attributes['x1']} ${attributes['y1']}L${attributes['x2']} ${attributes['y2']}`;
    default:
      throw new Error(`A <${tag}> cannot be written as a path yet: extend scripts/build-icons.ts`);
  }
}

const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const nodes = JSON.parse(
  await readFile(createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json'), 'utf8'),
) as Record<string, readonly Shape[]>;
const icons = [...upright, ...turning].toSorted().map((name) => {
  const shapes = nodes[name];
  if (shapes === undefined) throw new Error(`lucide-static has no icon named ${name}`);
  const d = shapes.map(pathOf).join('');
  return `export const ${camel(name)}: IconShape = { d: '${d}'${turning.includes(name) ? ', turns: true' : ''} };`;
});

await writeFile(
  path.join(import.meta.dirname, '../src/icon/icons.ts'),
  `// Written by scripts/build-icons.ts from lucide-static (ISC licence). Each is one path on a 24 unit square.\nimport type { IconShape } from './icon-shape.types.ts';\n\n${icons.join('\n')}\n`,
);
