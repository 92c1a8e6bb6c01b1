/** Plain paths of the pages that links in a mail lead to. */
export const newsletterPaths = {
  signUp: '/newsletter',
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  preferences: '/newsletter/preferences',
} as const
