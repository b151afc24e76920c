import { service } from '@latchkey/federation/presets';

export default service({
  directory: import.meta.dirname,
  entry: { server: './src/server.ts', command: './src/command.ts' },
});
