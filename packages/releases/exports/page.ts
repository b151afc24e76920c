/** What the origin and a shell's server bundle say to each other. */
export type {
  PageFiles,
  PageReleases,
  PageReports,
  PageRequest,
  RenderedPage,
  ServerRemote,
  ServerRemotes,
  ThreadTime,
  WorkerMemory,
} from '../src/page/page.types.ts';
export { fileField, fileTooLarge } from '../src/page/file-field.ts';
