/** Plain paths of the pages that links in a mail lead to. */
export const newsletterPaths = {
  signUp: '/newsletter',
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  preferences: '/newsletter/preferences',
  issue: '/newsletter/issues', // an issue's public version, by a token
} as const
