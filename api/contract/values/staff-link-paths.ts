/** Plain paths of the staff's pages that links in a mail lead to. The staff area has no prefixes (D42). */
export const staffLinkPaths = {
  invitation: '/admin/invitation',
  reset: '/admin/reset',
  address: '/admin/address',
  account: '/admin/account',
} as const
