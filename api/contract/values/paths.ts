/** Where the calls of specification 7 are answered. The pages, the browser's client and the server read them here. */
export const apiPaths = {
  analytics: '/api/analytics',
  applications: '/api/applications',
  challenge: '/api/challenge',
  contact: '/api/contact',
  issues: '/api/newsletter/issues',
  location: '/api/location',
  newsletter: '/api/newsletter',
  openings: '/api/openings',
  posts: '/api/posts',
  pushKey: '/api/push/key',
  pushState: '/api/push/subscriptions/state',
  pushSubscriptions: '/api/push/subscriptions',
  subscription: '/api/newsletter/subscription',
} as const
