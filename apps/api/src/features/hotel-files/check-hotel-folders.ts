import { readHotelFolders } from './read-hotel-folders.ts';

/** `node src/features/hotel-files/check-hotel-folders.ts [directory]`: what an operator runs before a hotel goes live. */
const directory = process.argv[2] ?? new URL('../../../hotels', import.meta.url).pathname;
const { hotels, faults } = await readHotelFolders(directory);
for (const hotel of hotels) process.stdout.write(`ok    ${hotel.facts.id} ${hotel.words.en.name} (${Object.keys(hotel.words).join(', ')})\n`);
for (const fault of faults) process.stdout.write(`fault ${fault.folder}/${fault.file} ${fault.path} ${fault.message}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
