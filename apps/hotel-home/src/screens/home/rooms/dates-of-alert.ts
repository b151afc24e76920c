import type { ScreenRequest } from '@latchkey/site/screen';

/** The page that an alert was asked for on, with its dates where its own address names none. */
export function withDatesOfAlert(request: ScreenRequest): ScreenRequest {
  if (request.returned === undefined) return request;
  const { ages = '', email: _, ...stay } = request.returned.fields;
  const params = { ...request.params, ...stay, hotelId: String(request.site.hotel?.id ?? '') };
  return { ...request, params, search: { ...request.search, ages } };
}
