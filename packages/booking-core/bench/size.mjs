import { brotliCompressSync, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** 8 KB until taxes looked at guests and offers at stays (docs/taxes). */
const most = 10 * 1024;

/** `hotel-home.ts` in one file, minified and compressed as the origin sends it. */
const built = await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'silent',
  build: {
    write: false,
    lib: { entry: fileURLToPath(new URL('./hotel-home.ts', import.meta.url)), formats: ['es'] },
    minify: true,
  },
});
const code = built[0].output.map((chunk) => chunk.code).join('');
const size = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
console.log(`hotel home's part: ${size} bytes brotli, at most ${most}`);
if (/luxon|DateTime/.test(code)) throw new Error('luxon was pulled in: only exports/time.ts may import it');
if (size > most) throw new Error('larger than promised');
