/** Where a visit came from, by the names analytics and bookings use. */
export interface Attribution {
  readonly googleSource?: string;
  readonly userListId?: string;
  readonly utmCampaign?: string;
  readonly utmSource?: string;
}

const names = {
  google_source: 'googleSource',
  user_list_id: 'userListId',
  utm_campaign: 'utmCampaign',
  utm_source: 'utmSource',
} as const;

/** The specified attribution of a link's search parameters; empty values and all else are left out. */
export function attributionOf(parameters: Iterable<readonly [string, string]>): Attribution {
  const found: { -readonly [Key in keyof Attribution]: string } = {};
  for (const [name, value] of parameters)
    if (Object.hasOwn(names, name) && value !== '') found[names[name as keyof typeof names]] = value;
  return found;
}
