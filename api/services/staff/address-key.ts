/** By which an account is found, however its address is typed. */
export const addressKey = (email: string) => email.trim().normalize('NFKC').toLowerCase()
