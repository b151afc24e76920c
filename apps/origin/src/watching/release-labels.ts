/** The labels of a release (`<app>@<id>`) in every metric. */
export function labelsOf(release: string): { readonly owner: string; readonly release: string } {
  const [owner = '', id = ''] = release.split('@');
  return { owner, release: id };
}
