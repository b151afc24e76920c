import { crc32, deflateRawSync } from 'node:zlib';

/** A zip with one file, as APPNOTE.TXT 6.3 has it: a local header, the bytes, the directory and its end. */
export function oneFileZip(name: string, text: string): Buffer {
  const bytes = Buffer.from(text);
  const packed = deflateRawSync(bytes);
  const named = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt16LE(8, 4);
  // 1 January 1980: the moment stands in the file itself.
  facts.writeUInt16LE(0x0021, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(named.length, 22);
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), facts, named, packed]);
  const entry = Buffer.concat([Buffer.from([0x50, 0x4b, 0x01, 0x02, 20, 0]), facts, Buffer.alloc(14), named]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
