/** What is known of all accounts stays true until the commit: who is the last owner, whether an address is free. */
export const peopleLock = 'staff-people'

export const accountLock = (id: string) => `staff-account-${id}`
