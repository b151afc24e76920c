/** First segments of the site's own paths: a hotel with such a slug could not be reached at `/{slug}`. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about-us', 'ai-sales-concierge', 'api', 'assets', 'blogs', 'booking-engine', 'bookings', 'checkout', 'corporate-booking', 'images',
  'marketing', 'move', 'pagenotfound', 'planner', 'privacy', 'privacy-policy', 'redirect', 'review', 'room', 'room-view', 'rooms',
  'sandalwood-guide', 'sitemaps', 'terms-conditions',
]);
