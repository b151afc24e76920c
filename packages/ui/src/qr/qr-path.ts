import { create } from 'qrcode';

/** A QR code as one path: its side in modules with the quiet zone, and a stroke of width 1 along each run of dark ones. */
export interface QrPath {
  readonly side: number;
  readonly d: string;
}

const quiet = 4;

/** Draws a text as a QR code with a quarter of its surface to spare (level Q). */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const from = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1;
      runs.push(`M${from + quiet} ${row + quiet}.5h${column - from + 1}`);
    }
  }
  return { side: modules.size + 2 * quiet, d: runs.join('') };
}
